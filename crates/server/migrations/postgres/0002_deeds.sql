-- A deed in the log is written as in a record: {"seat": 0, "do": {"answer": …}}.
UPDATE entries SET body = jsonb_set(body::jsonb, '{what}', jsonb_build_object('deed', jsonb_build_object(
    'seat', body::jsonb #> '{what,answer,seat}',
    'do', jsonb_build_object('answer', body::jsonb #> '{what,answer,choice}'))))::text
WHERE body::json #> '{what,answer}' IS NOT NULL;

UPDATE entries SET body = jsonb_set(body::jsonb, '{what}', jsonb_build_object('deed', jsonb_build_object(
    'seat', body::jsonb #> '{what,concede,seat}', 'do', 'concede')))::text
WHERE body::json #> '{what,concede}' IS NOT NULL;

UPDATE entries SET body = jsonb_set(body::jsonb, '{what}', jsonb_build_object('deed', jsonb_build_object(
    'seat', body::jsonb #> '{what,draw,seat}', 'do', 'offer-draw')))::text
WHERE body::json #> '{what,draw}' IS NOT NULL;
