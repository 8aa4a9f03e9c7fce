-- A deed in the log is written as in a record: {"seat": 0, "do": {"answer": …}}.
UPDATE entries SET body = json_replace(body, '$.what', json_object('deed', json_object(
    'seat', body -> '$.what.answer.seat',
    'do', json_object('answer', body -> '$.what.answer.choice'))))
WHERE body -> '$.what.answer' IS NOT NULL;

UPDATE entries SET body = json_replace(body, '$.what', json_object('deed', json_object(
    'seat', body -> '$.what.concede.seat', 'do', 'concede')))
WHERE body -> '$.what.concede' IS NOT NULL;

UPDATE entries SET body = json_replace(body, '$.what', json_object('deed', json_object(
    'seat', body -> '$.what.draw.seat', 'do', 'offer-draw')))
WHERE body -> '$.what.draw' IS NOT NULL;
