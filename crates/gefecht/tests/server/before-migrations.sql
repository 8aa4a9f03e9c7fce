-- A database as it was written before there were migrations: a finished game and one that is still
-- open. PACK stands for the hash of the pack, which changes with its content.
CREATE TABLE games (
    id TEXT PRIMARY KEY, start TEXT NOT NULL, created BIGINT NOT NULL,
    listed BOOLEAN NOT NULL, over BOOLEAN NOT NULL);
CREATE TABLE entries (
    game TEXT NOT NULL, number BIGINT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (game, number));
CREATE INDEX listed_games ON games (listed, created);
INSERT INTO games VALUES ('rjh4st7gux9jb4uq', '{"ruleset":"battleground","packs":[["battleground","PACK"]],"setup":{"deployment":"given","map":"grayskull-wasteland","players":[{"fate":["swift-resolve","vanguard","clear-orders","royal-guard","steady-nerves","light-of-hope","together","clean-shot","heroic-leap","shoulder-to-shoulder","keep-watch","words-of-wisdom","bind-wounds","charge-of-heroes","unbroken","righteous-blow","break-through","second-wind","press-the-attack","last-stand"],"glory":["decisive-duel","stand-your-ground"],"squad":{"faction":"masters","members":[{"character":"he-man","items":[],"weapons":["sword-of-power"]},{"character":"stratos","items":[],"weapons":["flamethrower"]},{"character":"man-at-arms","items":[],"weapons":["arm-cannon","mace"]}]}},{"fate":["ambush","scurry","sow-terror","sand-in-the-eyes","evil-eye","do-my-bidding","dark-step","grasping-chains","creeping-curse","bloodlust","treachery","steal-strength","prey-on-the-weak","brute-shove","dark-plan","feint","lie-in-wait","whip-them-on","reckless-fury","unholy-vigour"],"glory":["no-mercy","into-their-midst"],"squad":{"faction":"evil-warriors","members":[{"character":"skeletor","items":[],"weapons":["havoc-staff","magic-strike"]},{"character":"mer-man","items":[],"weapons":["trident"]},{"character":"trap-jaw","items":[],"weapons":["hook-attachment"]}]}}]},"seed":"0707070707070707070707070707070707070707070707070707070707070707","seed_given":true,"seats":["person","person"],"names":["player 1","player 2"],"tokens":["13eb483c0379031f0fe9b66935e44a5279512595d974c1cc5f8681fb2411a79a","75190ee3a43058d934c038da450e60997ea194852372ad18b4e3397ae3205353"],"clock":{"seconds":3600,"increment":5},"created":1794790640760}', 1794790640760, TRUE, TRUE);
INSERT INTO games VALUES ('wzzeuytf48k2jb6m', '{"ruleset":"battleground","packs":[["battleground","PACK"]],"setup":{"deployment":"given","map":"grayskull-wasteland","players":[{"fate":["swift-resolve","vanguard","clear-orders","royal-guard","steady-nerves","light-of-hope","together","clean-shot","heroic-leap","shoulder-to-shoulder","keep-watch","words-of-wisdom","bind-wounds","charge-of-heroes","unbroken","righteous-blow","break-through","second-wind","press-the-attack","last-stand"],"glory":["decisive-duel","stand-your-ground"],"squad":{"faction":"masters","members":[{"character":"he-man","items":[],"weapons":["sword-of-power"]},{"character":"stratos","items":[],"weapons":["flamethrower"]},{"character":"man-at-arms","items":[],"weapons":["arm-cannon","mace"]}]}},{"fate":["ambush","scurry","sow-terror","sand-in-the-eyes","evil-eye","do-my-bidding","dark-step","grasping-chains","creeping-curse","bloodlust","treachery","steal-strength","prey-on-the-weak","brute-shove","dark-plan","feint","lie-in-wait","whip-them-on","reckless-fury","unholy-vigour"],"glory":["no-mercy","into-their-midst"],"squad":{"faction":"evil-warriors","members":[{"character":"skeletor","items":[],"weapons":["havoc-staff","magic-strike"]},{"character":"mer-man","items":[],"weapons":["trident"]},{"character":"trap-jaw","items":[],"weapons":["hook-attachment"]}]}}]},"seed":"0808080808080808080808080808080808080808080808080808080808080808","seed_given":true,"seats":["person","person"],"names":["",""],"tokens":["b060a0df077b95eb01089020ef59c47fa6908b1dcee99e7f9843fb72a73181cd","c53d586fbf6abe75fb8c8956e751ce636f4801dbfd323b3edf4b3dcf63497118"],"clock":null,"created":1794790641570}', 1794790641570, FALSE, FALSE);
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 1, '{"at":1794790640871,"what":{"answer":{"seat":0,"choice":{"face":"N"}}},"clock":[3604923,3600000]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 2, '{"at":1794790641004,"what":{"answer":{"seat":0,"choice":{"face":"NE"}}},"clock":[3609791,3600000]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 3, '{"at":1794790641024,"what":{"answer":{"seat":0,"choice":{"face":"SE"}}},"clock":[3614771,3600000]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 4, '{"at":1794790641040,"what":{"answer":{"seat":1,"choice":{"face":"S"}}},"clock":[3614771,3604985]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 5, '{"at":1794790641051,"what":{"answer":{"seat":1,"choice":{"face":"SW"}}},"clock":[3614771,3609974]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 6, '{"at":1794790641059,"what":{"answer":{"seat":1,"choice":{"face":"NW"}}},"clock":[3614771,3614967]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 7, '{"at":1794790641067,"what":{"answer":{"seat":0,"choice":{"priority":0}}},"clock":[3619764,3614967]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 8, '{"at":1794790641170,"what":{"answer":{"seat":0,"choice":"pass"}},"clock":[3624662,3614865]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 9, '{"at":1794790641183,"what":{"answer":{"seat":1,"choice":{"card":10}}},"clock":[3624662,3619852]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 10, '{"at":1794790641204,"what":{"answer":{"seat":1,"choice":{"activate":3}}},"clock":[3624662,3624832]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 11, '{"at":1794790641211,"what":{"answer":{"seat":1,"choice":{"bonus":"ability"}}},"clock":[3624662,3629825]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 12, '{"at":1794790641212,"what":{"answer":{"seat":1,"choice":{"play":{"bonus":"mana","card":18}}}},"clock":[3624662,3634825]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 13, '{"at":1794790641236,"what":{"answer":{"seat":1,"choice":{"play":{"bonus":"mission","card":21}}}},"clock":[3624662,3639802]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 14, '{"at":1794790641237,"what":{"answer":{"seat":1,"choice":"focus"}},"clock":[3624662,3644801]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 15, '{"at":1794790641237,"what":{"answer":{"seat":1,"choice":{"move":{"focus":true}}}},"clock":[3624662,3649801]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 16, '{"at":1794790641238,"what":{"answer":{"seat":1,"choice":{"go":"U14"}}},"clock":[3624662,3654801]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 17, '{"at":1794790641239,"what":{"answer":{"seat":1,"choice":{"face":"SW"}}},"clock":[3624662,3659801]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 18, '{"at":1794790641240,"what":{"answer":{"seat":1,"choice":{"play":{"bonus":"mission","card":20}}}},"clock":[3624662,3664801]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 19, '{"at":1794790641240,"what":{"answer":{"seat":1,"choice":{"play":{"bonus":"mana","card":11}}}},"clock":[3624662,3669801]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 20, '{"at":1794790641241,"what":{"answer":{"seat":1,"choice":{"play":{"bonus":"ability","card":13}}}},"clock":[3624662,3674801]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 21, '{"at":1794790641241,"what":{"chat":{"seat":0,"text":"well met ☃ \"quoted\""}}}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 22, '{"at":1794790641242,"what":{"draw":{"seat":0}},"clock":[3624662,3674801]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 23, '{"at":1794790641242,"what":{"answer":{"seat":1,"choice":"end"}},"clock":[3624662,3679801]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 24, '{"at":1794790641543,"what":{"undo":{"to":21}},"clock":[3624662,3679500]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 25, '{"at":1794790641549,"what":{"answer":{"seat":1,"choice":{"play":{"bonus":"ability","card":17}}}},"clock":[3624662,3684495]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 26, '{"at":1794790641555,"what":{"answer":{"seat":1,"choice":"standby"}},"clock":[3624662,3689489]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 27, '{"at":1794790641565,"what":{"answer":{"seat":0,"choice":{"discard":[5,7]}}},"clock":[3629653,3689489]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 28, '{"at":1794790641566,"what":{"answer":{"seat":0,"choice":{"card":19}}},"clock":[3634652,3689488]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 29, '{"at":1794790641567,"what":{"answer":{"seat":1,"choice":"pass"}},"clock":[3634652,3694488]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 30, '{"at":1794790641568,"what":{"answer":{"seat":0,"choice":{"activate":0}}},"clock":[3639652,3694488]}');
INSERT INTO entries VALUES ('rjh4st7gux9jb4uq', 31, '{"at":1794790641568,"what":{"concede":{"seat":1}},"clock":[3639652,3694488]}');
INSERT INTO entries VALUES ('wzzeuytf48k2jb6m', 1, '{"at":1794790641575,"what":{"answer":{"seat":0,"choice":{"face":"N"}}}}');
INSERT INTO entries VALUES ('wzzeuytf48k2jb6m', 2, '{"at":1794790641623,"what":{"answer":{"seat":0,"choice":{"face":"NE"}}}}');
INSERT INTO entries VALUES ('wzzeuytf48k2jb6m', 3, '{"at":1794790641671,"what":{"answer":{"seat":0,"choice":{"face":"SE"}}}}');
INSERT INTO entries VALUES ('wzzeuytf48k2jb6m', 4, '{"at":1794790641679,"what":{"answer":{"seat":1,"choice":{"face":"S"}}}}');
INSERT INTO entries VALUES ('wzzeuytf48k2jb6m', 5, '{"at":1794790641692,"what":{"answer":{"seat":1,"choice":{"face":"SW"}}}}');
INSERT INTO entries VALUES ('wzzeuytf48k2jb6m', 6, '{"at":1794790641693,"what":{"answer":{"seat":1,"choice":{"face":"NW"}}}}');
INSERT INTO entries VALUES ('wzzeuytf48k2jb6m', 7, '{"at":1794790641694,"what":{"answer":{"seat":0,"choice":{"priority":0}}}}');
INSERT INTO entries VALUES ('wzzeuytf48k2jb6m', 8, '{"at":1794790641695,"what":{"answer":{"seat":0,"choice":"pass"}}}');
INSERT INTO entries VALUES ('wzzeuytf48k2jb6m', 9, '{"at":1794790641696,"what":{"answer":{"seat":1,"choice":{"card":1}}}}');
INSERT INTO entries VALUES ('wzzeuytf48k2jb6m', 10, '{"at":1794790641696,"what":{"answer":{"seat":1,"choice":{"activate":3}}}}');
INSERT INTO entries VALUES ('wzzeuytf48k2jb6m', 11, '{"at":1794790641697,"what":{"answer":{"seat":1,"choice":{"bonus":"ability"}}}}');
INSERT INTO entries VALUES ('wzzeuytf48k2jb6m', 12, '{"at":1794790641698,"what":{"answer":{"seat":1,"choice":"decline"}}}');
