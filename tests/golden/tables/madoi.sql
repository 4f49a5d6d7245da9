BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE calls (
	table_id VARCHAR(64) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	address VARCHAR(1000) NOT NULL, 
	public VARCHAR(100) NOT NULL, 
	auth VARCHAR(40) NOT NULL, 
	language VARCHAR(10) NOT NULL, 
	since FLOAT NOT NULL, 
	wait INTEGER NOT NULL, 
	PRIMARY KEY (table_id, "key", address), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE entries (
	table_id VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	writer BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('kasane-continued',0,1000000.0,2568087419135721511,'{"type": "opened", "game": "kasane", "options": {"harder": "no", "easier": "no", "open-hands": "no", "yaku": "kasane 2=2,2ob 3=5,5ob 4=8oo; juu 2=2,2ob 3=3oo 4=5oo; sakura-chirashi 3=4,3bb; mukai-zuru 3=4,3bb; shippou 3=4,3bb; wakana-ge 3=3bb 4=5oo 5=8oo; wakana-jou 3=3bb 4=5bb 5=8bb; asagao 3=2oo 4=4oo 5=6oo 6=8oo; yugiri 3=2rr 4=4bb 5=6oo 6=8oo"}, "seats": [{"kind": "person", "name": "Akane", "bot": "", "key": "769d88924fbd07915b35bfe600cf0c447b945d0a48db8b2385a2c6c3a1ef2f81"}, {"kind": "bot", "name": "greedy", "bot": "greedy", "key": ""}], "terms": {"public": false, "clock": {"kind": "none", "seconds": 0, "increment": 0}, "timeout": "default", "bot": "greedy", "pace": 0.8, "chat": true, "hints": false, "paper": false, "rolls": "people", "corrections": "agreed"}, "before": "madoi-record 1\ngame kasane 1\noption harder no\noption easier no\noption open-hands no\noption yaku kasane 2=2,2ob 3=5,5ob 4=8oo; juu 2=2,2ob 3=3oo 4=5oo; sakura-chirashi 3=4,3bb; mukai-zuru 3=4,3bb; shippou 3=4,3bb; wakana-ge 3=3bb 4=5oo 5=8oo; wakana-jou 3=3bb 4=5bb 5=8bb; asagao 3=2oo 4=4oo 5=6oo 6=8oo; yugiri 3=2rr 4=4bb 5=6oo 6=8oo\nseat 1 person Akane\nseat 2 person Shirakaba\nchance madoi-chance-1\ncommitment ff83427b7f801ba27fd80d9a859d056a05fadbb54c5961cb3aa2c35bbbe3d672\nbegin ~ea37ebd6\n1 take 1 ~2ba8921c\n2 take 1 ~4573ada4\n1 take 1 ~23fcaf83\n2 take 1 ~95645caa\n1 take 2 ~9cf1b498\n2 take 2 ~34c955ac\nseed a-seed-that-nobody-was-told\nend\n", "decisions": 4, "viewer": 0, "source": ""}');
INSERT INTO "entries" VALUES('kasane-continued',1,1000000.0,609578737548448192,'{"type": "began", "seed": "another-seed", "version": 1}');
INSERT INTO "entries" VALUES('kasane-continued',2,1000001.0,2411298303397464267,'{"type": "decided", "seat": 0, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-continued',3,1.00000207614746096081e+06,9023910328120089705,'{"type": "decided", "seat": 1, "action": "take 4", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-continued',4,1.00000307614746096083e+06,8190459991041901940,'{"type": "decided", "seat": 0, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-continued',5,1.00000386800537107042e+06,3447001413202647219,'{"type": "decided", "seat": 1, "action": "take 2 kasane 2", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-continued',6,1.00000486800537107044e+06,3907342705448051282,'{"type": "decided", "seat": 0, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-paper-correction',0,1000000.0,2365626666837502872,'{"type": "opened", "game": "kasane", "options": {}, "seats": [{"kind": "person", "name": "Akane", "bot": "", "key": "769d88924fbd07915b35bfe600cf0c447b945d0a48db8b2385a2c6c3a1ef2f81"}, {"kind": "person", "name": "Shirakaba", "bot": "", "key": "b5d60e3c852e2cad0c799a511c9f59114503784fd600dbe2d27008ed9707437b"}], "terms": {"public": false, "clock": {"kind": "none", "seconds": 0, "increment": 0}, "timeout": "default", "bot": "greedy", "pace": 0.8, "chat": true, "hints": false, "paper": true, "rolls": "people", "corrections": "agreed"}, "before": "", "decisions": 0, "viewer": -2, "source": ""}');
INSERT INTO "entries" VALUES('kasane-paper-correction',1,1000000.0,2557796481949458103,'{"type": "began", "seed": "a-seed-that-nobody-was-told", "version": 1}');
INSERT INTO "entries" VALUES('kasane-paper-correction',2,1000001.0,4893742130763563710,'{"type": "fell", "seat": 0, "results": [0]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',3,1000002.0,8690532571213526191,'{"type": "fell", "seat": 0, "results": [0]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',4,1000003.0,5008868739401611400,'{"type": "fell", "seat": 0, "results": [0]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',5,1000004.0,6838724201536871067,'{"type": "fell", "seat": 0, "results": [0]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',6,1000005.0,7858510529639460281,'{"type": "fell", "seat": 0, "results": [0]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',7,1000006.0,1084559181187776726,'{"type": "fell", "seat": 0, "results": [0]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',8,1000007.0,2155542284828136043,'{"type": "fell", "seat": 0, "results": [1]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',9,1000008.0,154087170662351930,'{"type": "fell", "seat": 0, "results": [1]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',10,1000009.0,4127728701826450067,'{"type": "fell", "seat": 0, "results": [1]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',11,1000010.0,1055074462587573315,'{"type": "fell", "seat": 0, "results": [2]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',12,1000011.0,4371043795384252298,'{"type": "fell", "seat": 0, "results": [2]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',13,1000012.0,4461775838246981500,'{"type": "fell", "seat": 0, "results": [2]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',14,1000013.0,2528015881824966471,'{"type": "fell", "seat": 0, "results": [3]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',15,1000014.0,3958001152219810099,'{"type": "fell", "seat": 0, "results": [3]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',16,1000015.0,3619213508757059984,'{"type": "fell", "seat": 0, "results": [3]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',17,1000016.0,8149142470127428827,'{"type": "fell", "seat": 0, "results": [4]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',18,1000017.0,8790776226301501763,'{"type": "fell", "seat": 0, "results": [4]}');
INSERT INTO "entries" VALUES('kasane-paper-correction',19,1000018.0,5376564453926323739,'{"type": "decided", "seat": 0, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-paper-correction',20,1000019.0,1970135718492547123,'{"type": "decided", "seat": 1, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-paper-correction',21,1000020.0,1080700671558916537,'{"type": "decided", "seat": 0, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-paper-correction',22,1000021.0,6898307305003286255,'{"type": "decided", "seat": 1, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-paper-correction',23,1000022.0,2566096066261052045,'{"type": "decided", "seat": 0, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-paper-correction',24,1000023.0,8908021857447087597,'{"type": "decided", "seat": 1, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-paper-correction',25,1000024.0,4502666852962236465,'{"type": "decided", "seat": 0, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-paper-correction',26,1000025.0,5115119282938477049,'{"type": "decided", "seat": 1, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-paper-correction',27,1000026.0,9007616648756187396,'{"type": "rolls", "seat": 0, "by": "program"}');
INSERT INTO "entries" VALUES('kasane-paper-correction',28,1000027.0,3703774488518712563,'{"type": "correct-asked", "seat": 0, "change": {"began": 25, "action": "take 2 kasane 2", "places": [], "results": [], "more": [], "cut": false}}');
INSERT INTO "entries" VALUES('kasane-paper-correction',29,1000028.0,1793613033393762236,'{"type": "corrected", "seat": 0, "change": {"began": 25, "action": "take 2 kasane 2", "places": [], "results": [], "more": [], "cut": false}}');
INSERT INTO "entries" VALUES('kasane-paper-correction',30,1000029.0,6652091931149152572,'{"type": "decided", "seat": 0, "action": "take 3", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',0,1000000.0,1953451501338303311,'{"type": "opened", "game": "kasane", "options": {}, "seats": [{"kind": "person", "name": "Akane", "bot": "", "key": "769d88924fbd07915b35bfe600cf0c447b945d0a48db8b2385a2c6c3a1ef2f81"}, {"kind": "open", "name": "", "bot": "", "key": ""}, {"kind": "open", "name": "", "bot": "", "key": ""}, {"kind": "person", "name": "Tsuge", "bot": "", "key": "f5419b67a599c5536880d2d347509ac43b669d6fe44691472caa5b8716efd210"}], "terms": {"public": false, "clock": {"kind": "none", "seconds": 0, "increment": 0}, "timeout": "default", "bot": "greedy", "pace": 0.8, "chat": true, "hints": true, "paper": false, "rolls": "people", "corrections": "agreed"}, "before": "", "decisions": 0, "viewer": -2, "source": ""}');
INSERT INTO "entries" VALUES('kasane-seats-undo',1,1000001.0,4987334162412010701,'{"type": "sat", "seat": 1, "name": "Mio", "key": "b5d60e3c852e2cad0c799a511c9f59114503784fd600dbe2d27008ed9707437b", "options": {}}');
INSERT INTO "entries" VALUES('kasane-seats-undo',2,1000002.0,6442720722597789429,'{"type": "said", "seat": 0, "name": "Akane", "text": "hello", "room": "table"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',3,1000003.0,6943494478838580686,'{"type": "filled", "seat": 2, "name": "casual", "bot": "casual"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',4,1000003.0,6871692105481647425,'{"type": "began", "seed": "a-seed-that-nobody-was-told", "version": 1}');
INSERT INTO "entries" VALUES('kasane-seats-undo',5,1.00000405592041020279e+06,3095507035175040773,'{"type": "decided", "seat": 2, "action": "take 2", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',6,1.00000505592041020281e+06,3717050588777784481,'{"type": "decided", "seat": 3, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',7,1.00000605592041020284e+06,3365522864150947066,'{"type": "decided", "seat": 0, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',8,1.00000705592041020286e+06,3821044459950564399,'{"type": "decided", "seat": 1, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',9,1.00000793856201181184e+06,6989743359997430521,'{"type": "decided", "seat": 2, "action": "take 2 kasane 2", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',10,1.00000893856201181187e+06,3378657412664869321,'{"type": "decided", "seat": 3, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',11,1.00000993856201181189e+06,7202970724876081777,'{"type": "said", "seat": -1, "name": "Rin", "text": "what a table", "room": "spectators"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',12,1.00001093856201181192e+06,1698726721267300302,'{"type": "decided", "seat": 0, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',13,1.00001193856201181183e+06,122801622811625118,'{"type": "undo-asked", "seat": 0, "back": 6}');
INSERT INTO "entries" VALUES('kasane-seats-undo',14,1.00001293856201181186e+06,538314957459694797,'{"type": "undo-answered", "seat": 1, "yes": true}');
INSERT INTO "entries" VALUES('kasane-seats-undo',15,1.00001393856201181188e+06,3407248236896477458,'{"type": "undone", "seat": 0, "back": 6, "keep": []}');
INSERT INTO "entries" VALUES('kasane-seats-undo',16,1.00001493856201181191e+06,4678520247191660986,'{"type": "decided", "seat": 0, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',17,1.00001593856201181193e+06,253057357204615413,'{"type": "decided", "seat": 1, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',18,1.00001712592773442161e+06,3962651150575263018,'{"type": "decided", "seat": 2, "action": "take 3", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',19,1.00001812592773442153e+06,5599015334368846940,'{"type": "decided", "seat": 3, "action": "take 3", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',20,1.00001912592773442155e+06,5450024281485956058,'{"type": "decided", "seat": 0, "action": "take 3", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',21,1.00002012592773442158e+06,6763068344926039726,'{"type": "handed", "seat": 1, "bot": "greedy", "why": "asked"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',22,1.00002055689697270284e+06,3751082112882032603,'{"type": "decided", "seat": 1, "action": "take 4", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',23,1.00002155689697270286e+06,6569129550362649538,'{"type": "decided", "seat": 3, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',24,1.00002255689697270278e+06,1362245057446387976,'{"type": "decided", "seat": 0, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',25,1.00002325087890634315e+06,4899949967697595617,'{"type": "decided", "seat": 1, "action": "take 4 kasane 2", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',26,1.00002425087890634317e+06,5522536970274403069,'{"type": "returned", "seat": 1}');
INSERT INTO "entries" VALUES('kasane-seats-undo',27,1.00002525087890634309e+06,5917757112271977206,'{"type": "left", "seat": 1}');
INSERT INTO "entries" VALUES('kasane-seats-undo',28,1.00002625087890634311e+06,3057402643171399863,'{"type": "voted", "seat": 1, "by": 0, "name": "Akane"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',29,1.00002625087890634311e+06,6792660382046598266,'{"type": "decided", "seat": 2, "action": "take 4 wakana-jou 3 join", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',30,1.00002725087890634314e+06,7745669761796748545,'{"type": "decided", "seat": 3, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',31,1.00002825087890634316e+06,5656986041904393089,'{"type": "decided", "seat": 0, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',32,1.00002925087890634308e+06,6894601458792533559,'{"type": "decided", "seat": 1, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',33,1.00003030986328131986e+06,3601433577302705949,'{"type": "decided", "seat": 2, "action": "take 4", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',34,1.00003130986328131989e+06,1572261792114488383,'{"type": "decided", "seat": 3, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',35,1.0000323098632813198e+06,7957530518310994281,'{"type": "decided", "seat": 0, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',36,1.00003330986328131983e+06,8677043695685844060,'{"type": "decided", "seat": 1, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',37,1.00003433677978522612e+06,3038102829385360375,'{"type": "decided", "seat": 2, "action": "take 4", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',38,1.00003533677978522615e+06,4126554675095547278,'{"type": "decided", "seat": 0, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',39,1.00003633677978522606e+06,7201002687092728048,'{"type": "decided", "seat": 1, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',40,1.00003731160888681189e+06,484830908871895269,'{"type": "decided", "seat": 2, "action": "take 4 sakura-chirashi 3 join", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',41,1.00003831160888681192e+06,3687419858850205187,'{"type": "decided", "seat": 3, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',42,1.00003931160888681183e+06,7982280764615618745,'{"type": "decided", "seat": 0, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',43,1.00004031160888681186e+06,5794975170658780665,'{"type": "decided", "seat": 1, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',44,1.00004103322753915559e+06,5225122783683070700,'{"type": "decided", "seat": 2, "action": "take 2", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',45,1.00004203322753915561e+06,5772822255058954019,'{"type": "decided", "seat": 3, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',46,1.00004303322753915564e+06,8845868294476275616,'{"type": "decided", "seat": 0, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',47,1.00004403322753915566e+06,7394699037847132324,'{"type": "decided", "seat": 1, "action": "take 3", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',48,1.00004462463378917896e+06,4571141463621918203,'{"type": "decided", "seat": 2, "action": "take 4 juu 4 join", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',49,1.00004562463378917887e+06,1359338744228155850,'{"type": "decided", "seat": 3, "action": "take 3", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',50,1.0000466246337891789e+06,2480003485793372273,'{"type": "decided", "seat": 1, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',51,1.00004718491210951468e+06,671004149702625473,'{"type": "decided", "seat": 2, "action": "take 1", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',52,1.0000481849121095147e+06,3040810125951700874,'{"type": "decided", "seat": 3, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',53,1.00004918491210951472e+06,5103341104502565287,'{"type": "decided", "seat": 0, "action": "take 1", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',54,1.00005018491210951464e+06,8901164426873387718,'{"type": "decided", "seat": 1, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',55,1.00005090738525404599e+06,6750950656604714087,'{"type": "decided", "seat": 2, "action": "take 2", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',56,1.00005190738525404591e+06,3816409309445618023,'{"type": "decided", "seat": 3, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',57,1.00005290738525404593e+06,4621819019670933912,'{"type": "decided", "seat": 0, "action": "take 2", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',58,1.00005390738525404596e+06,5740431412701390223,'{"type": "decided", "seat": 1, "action": "take 3", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',59,1.00005435504150402262e+06,8678305782785786635,'{"type": "decided", "seat": 2, "action": "take 4 asagao 4 join", "how": "bot"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',60,1.00005535504150402264e+06,4080993641581708041,'{"type": "decided", "seat": 3, "action": "take 3", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',61,1.00005635504150402266e+06,575273704746406875,'{"type": "decided", "seat": 0, "action": "take 3", "how": "person"}');
INSERT INTO "entries" VALUES('kasane-seats-undo',62,1.00005735504150402269e+06,4773140716256798780,'{"type": "rematched", "table": "another-table"}');
INSERT INTO "entries" VALUES('lily-bot',0,1000000.0,7676223193121901229,'{"type": "opened", "game": "lily", "options": {}, "seats": [{"kind": "person", "name": "Akane", "bot": "", "key": "769d88924fbd07915b35bfe600cf0c447b945d0a48db8b2385a2c6c3a1ef2f81"}, {"kind": "bot", "name": "greedy", "bot": "greedy", "key": ""}], "terms": {"public": false, "clock": {"kind": "none", "seconds": 0, "increment": 0}, "timeout": "default", "bot": "greedy", "pace": 0.8, "chat": true, "hints": false, "paper": false, "rolls": "people", "corrections": "agreed"}, "before": "", "decisions": 0, "viewer": -2, "source": ""}');
INSERT INTO "entries" VALUES('lily-bot',1,1000000.0,8579383742954789304,'{"type": "began", "seed": "a-seed-that-nobody-was-told", "version": 1}');
INSERT INTO "entries" VALUES('lily-bot',2,1000001.0,7585727065831027204,'{"type": "decided", "seat": 0, "action": "leader w101", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',3,1000002.0,8900660065788006505,'{"type": "decided", "seat": 0, "action": "partner w102", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',4,1000002.490625,2303042083936181208,'{"type": "decided", "seat": 1, "action": "leader h101", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',5,1.000003531945800758e+06,1145780810666592729,'{"type": "decided", "seat": 1, "action": "partner h102", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',6,1.00000453194580075791e+06,4387481888581490639,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',7,1.00000554298095696136e+06,8610013395103753381,'{"type": "decided", "seat": 1, "action": "return h401", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',8,1.00000673487548821143e+06,7989933960043172737,'{"type": "decided", "seat": 1, "action": "return h304", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',9,1.00000740227050776592e+06,8852341094285726046,'{"type": "decided", "seat": 1, "action": "return h304", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',10,1.0000083104736327659e+06,4319877876921782210,'{"type": "decided", "seat": 1, "action": "pass", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',11,1.00000931047363276593e+06,6826114155098804845,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',12,1.00001031047363276595e+06,5698797701904067494,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',13,1.00001131047363276598e+06,3986301236971369331,'{"type": "decided", "seat": 0, "action": "end", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',14,1.00001231047363276589e+06,3387012307671304191,'{"type": "decided", "seat": 0, "action": "end", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',15,1.00001315310058591417e+06,2358960788544218180,'{"type": "decided", "seat": 1, "action": "couple", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',16,1000013.98515625,8019148430023656362,'{"type": "decided", "seat": 1, "action": "pass", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',17,1.00001515828857419549e+06,722244967161944879,'{"type": "decided", "seat": 1, "action": "end", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',18,1.00001623016357421873e+06,5070788992927806249,'{"type": "decided", "seat": 1, "action": "end", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',19,1.00001723016357421875e+06,298536359090967726,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',20,1.00001823016357421877e+06,3965709390585839888,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',21,1.0000192301635742188e+06,2562660959661238326,'{"type": "decided", "seat": 0, "action": "end", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',22,1.00002023016357421871e+06,4843031799134933679,'{"type": "decided", "seat": 0, "action": "end", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',23,1.00002129396972653922e+06,5925705838916290761,'{"type": "decided", "seat": 1, "action": "couple", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',24,1.00002246182861330458e+06,3722281000883929495,'{"type": "decided", "seat": 1, "action": "pass", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',25,1.00002315581054694484e+06,2891354483923733957,'{"type": "decided", "seat": 1, "action": "deploy h106 lb", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',26,1.0000242809448243352e+06,7680555130911300993,'{"type": "decided", "seat": 1, "action": "end", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',27,1.00002522242431656927e+06,6836727419590619451,'{"type": "decided", "seat": 1, "action": "end", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',28,1.00002622242431656919e+06,8275285471673359359,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',29,1.00002722242431656921e+06,7280315397236828008,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',30,1.00002822242431656924e+06,2807402813332724941,'{"type": "decided", "seat": 0, "action": "end", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',31,1.00002922242431656926e+06,174586787455666534,'{"type": "decided", "seat": 0, "action": "end", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',32,1.0000298479003907414e+06,3565101832719167440,'{"type": "decided", "seat": 1, "action": "couple", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',33,1.00003041317138681182e+06,8780070083102329491,'{"type": "decided", "seat": 1, "action": "pass", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',34,1.00003158323974616363e+06,2213136787691006426,'{"type": "decided", "seat": 1, "action": "deploy h204 cb", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',35,1.00003198771972663238e+06,5961038457987558327,'{"type": "decided", "seat": 1, "action": "yes", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',36,1.00003260445556649933e+06,3018964123461722068,'{"type": "decided", "seat": 1, "action": "reverse h105", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',37,1.00003329747314460113e+06,5164715112951641025,'{"type": "decided", "seat": 1, "action": "take h101", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',38,1.00003379675292980389e+06,6231398854436836965,'{"type": "decided", "seat": 1, "action": "end", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',39,1.00003471607666031921e+06,3310982329986926180,'{"type": "decided", "seat": 1, "action": "end", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',40,1.00003571607666031924e+06,4011038409112351256,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',41,1.00003671607666031926e+06,5345776868406994398,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',42,1.00003771607666031918e+06,6288681740605699366,'{"type": "decided", "seat": 0, "action": "end", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',43,1.0000387160766603192e+06,1408930981593557794,'{"type": "decided", "seat": 0, "action": "end", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',44,1.00003978337402362375e+06,2742431889841356344,'{"type": "decided", "seat": 1, "action": "couple", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',45,1.0000408394165041391e+06,3840086925626976924,'{"type": "decided", "seat": 1, "action": "pass", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',46,1.00004196597900416238e+06,8713923527948731353,'{"type": "decided", "seat": 1, "action": "deploy h305 lf", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',47,1.00004266241455101412e+06,4561983438043805472,'{"type": "decided", "seat": 1, "action": "end", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',48,1.00004378070068382659e+06,2832251888803905930,'{"type": "decided", "seat": 1, "action": "end", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',49,1.00004478070068382662e+06,3309354697692872082,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',50,1.00004578070068382653e+06,8498191899758363594,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',51,1.00004678070068382656e+06,4375863133886433362,'{"type": "decided", "seat": 0, "action": "end", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',52,1.00004778070068382658e+06,6134230291809123638,'{"type": "decided", "seat": 0, "action": "end", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',53,1.00004884378662134989e+06,4351485485978021635,'{"type": "decided", "seat": 1, "action": "couple", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',54,1.00004976018066436523e+06,3584430006358566785,'{"type": "decided", "seat": 1, "action": "pass", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',55,1.00005056187744170888e+06,8702932625947222954,'{"type": "decided", "seat": 1, "action": "deploy h302 rf", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',56,1.00005165656738309186e+06,1760466773838199881,'{"type": "decided", "seat": 1, "action": "deploy h103 rb", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',57,1.00005265920410188842e+06,8140654845043128008,'{"type": "decided", "seat": 1, "action": "end", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',58,1.00005373825683631003e+06,2699254773382539599,'{"type": "decided", "seat": 1, "action": "end", "how": "bot"}');
INSERT INTO "entries" VALUES('lily-bot',59,1.00005473825683631006e+06,1563227353260736048,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',60,1.00005573825683630997e+06,6956775699122103999,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('lily-bot',61,1.00005673825683631e+06,5853847388464627130,'{"type": "decided", "seat": 0, "action": "end", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',0,1000000.0,7763275356329863908,'{"type": "opened", "game": "yurikure", "options": {}, "seats": [{"kind": "person", "name": "Akane", "bot": "", "key": "769d88924fbd07915b35bfe600cf0c447b945d0a48db8b2385a2c6c3a1ef2f81"}, {"kind": "person", "name": "Shirakaba", "bot": "", "key": "b5d60e3c852e2cad0c799a511c9f59114503784fd600dbe2d27008ed9707437b"}, {"kind": "person", "name": "Kuroki", "bot": "", "key": "c479bda3dc9a2ec057be0bf0fadadc13239505ad63d8b16e424310f0476c8d5e"}], "terms": {"public": false, "clock": {"kind": "none", "seconds": 0, "increment": 0}, "timeout": "default", "bot": "greedy", "pace": 0.8, "chat": true, "hints": false, "paper": false, "rolls": "people", "corrections": "agreed"}, "before": "", "decisions": 0, "viewer": -2, "source": ""}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',1,1000000.0,9028348332225516713,'{"type": "began", "seed": "a-seed-that-nobody-was-told", "version": 1}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',2,1000001.0,3995411117520397489,'{"type": "decided", "seat": 0, "action": "support akane shirakaba", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',3,1000002.0,3112903420281215532,'{"type": "decided", "seat": 0, "action": "support kuroki tsuge", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',4,1000003.0,8821571956393261831,'{"type": "undone", "seat": 0, "back": 1, "keep": []}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',5,1000004.0,9212085140369621535,'{"type": "decided", "seat": 0, "action": "support kuroki tsuge", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',6,1000005.0,2030053435611777500,'{"type": "decided", "seat": 0, "action": "support murafuji midorino", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',7,1000006.0,4679175793785589202,'{"type": "decided", "seat": 0, "action": "support akane sorai", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',8,1000007.0,4936628126710459524,'{"type": "decided", "seat": 0, "action": "support kuroki sorai", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',9,1000008.0,2067927123074618932,'{"type": "decided", "seat": 0, "action": "hand-in", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',10,1000009.0,4186903918053523481,'{"type": "decided", "seat": 1, "action": "support akane shirakaba", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',11,1000010.0,4225848902258651868,'{"type": "decided", "seat": 1, "action": "support kuroki tsuge", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',12,1000011.0,6710809287847444189,'{"type": "decided", "seat": 1, "action": "support murafuji midorino", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',13,1000012.0,4271466881699473584,'{"type": "decided", "seat": 1, "action": "support akane sorai", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',14,1000013.0,2710735075409101943,'{"type": "decided", "seat": 1, "action": "support kuroki sorai", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',15,1000014.0,9175154393791817828,'{"type": "decided", "seat": 1, "action": "hand-in", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',16,1000015.0,5780668567179547231,'{"type": "decided", "seat": 2, "action": "support akane shirakaba", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',17,1000016.0,6493226992169865332,'{"type": "decided", "seat": 2, "action": "support kuroki tsuge", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',18,1000017.0,3152155456362483675,'{"type": "decided", "seat": 2, "action": "support murafuji midorino", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',19,1000018.0,7830160841767409326,'{"type": "decided", "seat": 2, "action": "support akane sorai", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',20,1000019.0,3803448255066458142,'{"type": "decided", "seat": 2, "action": "support kuroki sorai", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',21,1000020.0,5831877332620806129,'{"type": "decided", "seat": 2, "action": "hand-in", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',22,1000021.0,6806176604584055040,'{"type": "wished", "seat": 2, "wish": "until-reveal 1 sorai 0"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',23,1000021.0,9006379125589750623,'{"type": "decided", "seat": 2, "action": "pass", "how": "wish"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',24,1000022.0,8615879301241464887,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',25,1000023.0,5136431263195289792,'{"type": "decided", "seat": 1, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',26,1000023.0,5032228151557915250,'{"type": "wished", "seat": 2, "wish": ""}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',27,1000024.0,7825369350732555377,'{"type": "decided", "seat": 2, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',28,1000025.0,1550221118307651961,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',29,1000026.0,8783442643901214300,'{"type": "decided", "seat": 1, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',30,1000027.0,5027524485532947850,'{"type": "decided", "seat": 2, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',31,1000028.0,8577071949758709564,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',32,1000029.0,6482762774927395653,'{"type": "decided", "seat": 1, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',33,1000030.0,8943860899410803619,'{"type": "decided", "seat": 2, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',34,1000031.0,3975099246292519045,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',35,1000032.0,4751289369578136334,'{"type": "decided", "seat": 1, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',36,1000033.0,5709229154159352036,'{"type": "decided", "seat": 2, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',37,1000034.0,1153170219598553905,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',38,1000035.0,6319008738178288552,'{"type": "decided", "seat": 1, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',39,1000036.0,2384800606734300431,'{"type": "decided", "seat": 2, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',40,1000037.0,7475371162759642089,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',41,1000038.0,5482192757166232683,'{"type": "decided", "seat": 1, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',42,1000039.0,8305151185848681403,'{"type": "decided", "seat": 2, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',43,1000040.0,6371194930500453026,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',44,1000041.0,4661665296162316270,'{"type": "decided", "seat": 1, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',45,1000042.0,7008015874721429814,'{"type": "decided", "seat": 2, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',46,1000043.0,4309806958045790195,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',47,1000044.0,6098643903931258332,'{"type": "decided", "seat": 1, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',48,1000045.0,5791179342204863655,'{"type": "decided", "seat": 2, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',49,1000046.0,5365973174369884954,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',50,1000047.0,8532177020102560784,'{"type": "decided", "seat": 1, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',51,1000048.0,658378535191360396,'{"type": "decided", "seat": 2, "action": "pass", "how": "person"}');
INSERT INTO "entries" VALUES('yurikure-sheets-wishes',52,1000049.0,5668413127837158363,'{"type": "decided", "seat": 0, "action": "pass", "how": "person"}');
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE parcels (
	id VARCHAR(64) NOT NULL, 
	body TEXT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	public BOOLEAN NOT NULL, 
	phase VARCHAR(10) NOT NULL, 
	touched FLOAT NOT NULL, 
	summary TEXT NOT NULL, 
	steward VARCHAR(40) NOT NULL, 
	steward_until FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('kasane-continued',0,'waiting',1000000.0,'{"table":"kasane-continued","game":"kasane","options":{"harder":"no","easier":"no","open-hands":"no","yaku":"kasane 2=2,2ob 3=5,5ob 4=8oo; juu 2=2,2ob 3=3oo 4=5oo; sakura-chirashi 3=4,3bb; mukai-zuru 3=4,3bb; shippou 3=4,3bb; wakana-ge 3=3bb 4=5oo 5=8oo; wakana-jou 3=3bb 4=5bb 5=8bb; asagao 3=2oo 4=4oo 5=6oo 6=8oo; yugiri 3=2rr 4=4bb 5=6oo 6=8oo"},"phase":"waiting","seats":[{"kind":"person","name":"Akane"},{"kind":"bot","name":"greedy","bot":"greedy"}],"terms":{"public":false,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"timeout":"default","bot":"greedy","pace":0.8,"chat":true,"hints":false,"paper":false,"rolls":"people","corrections":"agreed"},"source":""}','',0.0);
INSERT INTO "tables" VALUES('kasane-paper-correction',0,'waiting',1000000.0,'{"table":"kasane-paper-correction","game":"kasane","options":{"harder":"no","easier":"no","open-hands":"no","yaku":"kasane 2=2,2ob 3=5,5ob 4=8oo; juu 2=2,2ob 3=3oo 4=5oo; sakura-chirashi 3=4,3bb; mukai-zuru 3=4,3bb; shippou 3=4,3bb; wakana-ge 3=3bb 4=5oo 5=8oo; wakana-jou 3=3bb 4=5bb 5=8bb; asagao 3=2oo 4=4oo 5=6oo 6=8oo; yugiri 3=2rr 4=4bb 5=6oo 6=8oo"},"phase":"waiting","seats":[{"kind":"person","name":"Akane"},{"kind":"person","name":"Shirakaba"}],"terms":{"public":false,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"timeout":"default","bot":"greedy","pace":0.8,"chat":true,"hints":false,"paper":true,"rolls":"people","corrections":"agreed"},"source":""}','',0.0);
INSERT INTO "tables" VALUES('kasane-seats-undo',0,'waiting',1000000.0,'{"table":"kasane-seats-undo","game":"kasane","options":{"harder":"no","easier":"no","open-hands":"no","yaku":"kasane 2=2,2ob 3=5,5ob 4=8oo; juu 2=2,2ob 3=3oo 4=5oo; sakura-chirashi 3=4,3bb; mukai-zuru 3=4,3bb; shippou 3=4,3bb; wakana-ge 3=3bb 4=5oo 5=8oo; wakana-jou 3=3bb 4=5bb 5=8bb; asagao 3=2oo 4=4oo 5=6oo 6=8oo; yugiri 3=2rr 4=4bb 5=6oo 6=8oo"},"phase":"waiting","seats":[{"kind":"person","name":"Akane"},{"kind":"open"},{"kind":"open"},{"kind":"person","name":"Tsuge"}],"terms":{"public":false,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"timeout":"default","bot":"greedy","pace":0.8,"chat":true,"hints":true,"paper":false,"rolls":"people","corrections":"agreed"},"source":""}','',0.0);
INSERT INTO "tables" VALUES('lily-bot',0,'waiting',1000000.0,'{"table":"lily-bot","game":"lily","options":{"decks":"dawn,dusk","set":"","deployment":"below","turns":"100"},"phase":"waiting","seats":[{"kind":"person","name":"Akane"},{"kind":"bot","name":"greedy","bot":"greedy"}],"terms":{"public":false,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"timeout":"default","bot":"greedy","pace":0.8,"chat":true,"hints":false,"paper":false,"rolls":"people","corrections":"agreed"},"source":""}','',0.0);
INSERT INTO "tables" VALUES('yurikure-sheets-wishes',0,'waiting',1000000.0,'{"table":"yurikure-sheets-wishes","game":"yurikure","options":{"procedure":"competition","advanced-support":"no","orientations":"none","edition":"ja"},"phase":"waiting","seats":[{"kind":"person","name":"Akane"},{"kind":"person","name":"Shirakaba"},{"kind":"person","name":"Kuroki"}],"terms":{"public":false,"clock":{"kind":"none","seconds":0.0,"increment":0.0},"timeout":"default","bot":"greedy","pace":0.8,"chat":true,"hints":false,"paper":false,"rolls":"people","corrections":"agreed"},"source":""}','',0.0);
CREATE INDEX tables_by_phase ON tables (phase, touched);
INSERT INTO "tables" VALUES('kasane-hosted',1,'playing',1130.0,'{}','',0.0);
INSERT INTO "entries" VALUES('kasane-hosted',0,1000.0,1,'{"type":"opened","game":"kasane","options":{},"seats":[{"kind":"person","name":"Rin","bot":"","key":"k0"},{"kind":"open","name":"","bot":"","key":""},{"kind":"bot","name":"greedy","bot":"greedy","key":""}],"terms":{"public":true,"clock":{"kind":"none","seconds":0,"increment":0},"timeout":"default","bot":"greedy","pace":0.8,"chat":true,"hints":false,"paper":false,"rolls":"people","corrections":"agreed"},"before":"","decisions":0,"viewer":-2,"source":"","sources":[],"opener":""}');
INSERT INTO "entries" VALUES('kasane-hosted',1,1010.0,2,'{"type":"sat","seat":1,"name":"Mio","key":"k1","options":{}}');
INSERT INTO "entries" VALUES('kasane-hosted',2,1020.0,3,'{"type":"said","seat":1,"name":"Mio","text":"hello","room":"table"}');
INSERT INTO "entries" VALUES('kasane-hosted',3,1030.0,4,'{"type":"hosted","by":0,"what":"silence","seat":1}');
INSERT INTO "entries" VALUES('kasane-hosted',4,1040.0,5,'{"type":"hosted","by":0,"what":"unsilence","seat":1}');
INSERT INTO "entries" VALUES('kasane-hosted',5,1050.0,6,'{"type":"hosted","by":0,"what":"silence","seat":-1}');
INSERT INTO "entries" VALUES('kasane-hosted',6,1060.0,7,'{"type":"left","seat":1,"why":"host"}');
INSERT INTO "entries" VALUES('kasane-hosted',7,1070.0,8,'{"type":"hosted","by":0,"what":"lock","seat":-1}');
INSERT INTO "entries" VALUES('kasane-hosted',8,1080.0,9,'{"type":"hosted","by":0,"what":"unlock","seat":-1}');
INSERT INTO "entries" VALUES('kasane-hosted',9,1090.0,10,'{"type":"sat","seat":1,"name":"Aki","key":"k2","options":{}}');
INSERT INTO "entries" VALUES('kasane-hosted',10,1100.0,11,'{"type":"began","seed":"0123456789abcdef0123456789abcdef","version":1}');
INSERT INTO "entries" VALUES('kasane-hosted',11,1110.0,12,'{"type":"hosted","by":0,"what":"remove","seat":-1}');
INSERT INTO "entries" VALUES('kasane-hosted',12,1120.0,13,'{"type":"hosted","by":0,"what":"lock","seat":-1}');
INSERT INTO "entries" VALUES('kasane-hosted',13,1130.0,14,'{"type":"handed","seat":1,"bot":"greedy","why":"host"}');
INSERT INTO "tables" VALUES('kasane-away',1,'over',1000016.0,'{}','',0.0);
INSERT INTO "entries" VALUES('kasane-away',0,1000000.0,1,'{"type":"opened","game":"kasane","options":{},"seats":[{"kind":"person","name":"Akane","bot":"","key":"769d88924fbd07915b35bfe600cf0c447b945d0a48db8b2385a2c6c3a1ef2f81","face":""},{"kind":"person","name":"Shirakaba","bot":"","key":"b5d60e3c852e2cad0c799a511c9f59114503784fd600dbe2d27008ed9707437b","face":""},{"kind":"person","name":"Kuroki","bot":"","key":"c479bda3dc9a2ec057be0bf0fadadc13239505ad63d8b16e424310f0476c8d5e","face":""},{"kind":"person","name":"Tsuge","bot":"","key":"f5419b67a599c5536880d2d347509ac43b669d6fe44691472caa5b8716efd210","face":""}],"terms":{"public":false,"clock":{"kind":"none","seconds":0,"increment":0},"timeout":"default","bot":"greedy","pace":0.8,"chat":true,"hints":false,"paper":false,"rolls":"people","corrections":"agreed","spectator_delay":0},"before":"","decisions":0,"viewer":-2,"source":"","sources":[],"package":"","opener":"","chat":[],"gathers":false,"evening":null}');
INSERT INTO "entries" VALUES('kasane-away',1,1000000.0,2,'{"type":"began","seed":"a-seed-that-nobody-was-told","version":1}');
INSERT INTO "entries" VALUES('kasane-away',2,1000001.0,3,'{"type":"decided","seat":2,"action":"take 1","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-away',3,1000002.0,4,'{"type":"decided","seat":3,"action":"take 1","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-away',4,1000003.0,5,'{"type":"decided","seat":0,"action":"take 1","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-away',5,1000004.0,6,'{"type":"decided","seat":1,"action":"take 1","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-away',6,1000005.0,7,'{"type":"decided","seat":2,"action":"take 2","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-away',7,1000006.0,8,'{"type":"undo-asked","seat":0,"back":2}');
INSERT INTO "entries" VALUES('kasane-away',8,1000007.0,9,'{"type":"undo-withdrawn","seat":0}');
INSERT INTO "entries" VALUES('kasane-away',9,1000008.0,10,'{"type":"decided","seat":3,"action":"take 2","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-away',10,1000009.0,11,'{"type":"decided","seat":0,"action":"take 2","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-away',11,1000010.0,12,'{"type":"absence-answered","seat":2,"by":0,"answer":"wait"}');
INSERT INTO "entries" VALUES('kasane-away',12,1000011.0,13,'{"type":"arrived","seat":2}');
INSERT INTO "entries" VALUES('kasane-away',13,1000012.0,14,'{"type":"decided","seat":1,"action":"take 2","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-away',14,1000013.0,15,'{"type":"decided","seat":2,"action":"take 3","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-away',15,1000014.0,16,'{"type":"absence-answered","seat":2,"by":0,"answer":"end"}');
INSERT INTO "entries" VALUES('kasane-away',16,1000015.0,17,'{"type":"absence-answered","seat":2,"by":1,"answer":"end"}');
INSERT INTO "entries" VALUES('kasane-away',17,1000016.0,18,'{"type":"abandoned","seat":2}');
INSERT INTO "tables" VALUES('kasane-moved',1,'over',1000011.0,'{}','',0.0);
INSERT INTO "entries" VALUES('kasane-moved',0,1000000.0,1,'{"type":"opened","game":"kasane","options":{},"seats":[{"kind":"person","name":"Akane","bot":"","key":"769d88924fbd07915b35bfe600cf0c447b945d0a48db8b2385a2c6c3a1ef2f81","face":""},{"kind":"bot","name":"Nagi","bot":"greedy","key":"","face":""},{"kind":"bot","name":"Sora","bot":"greedy","key":"","face":""}],"terms":{"public":false,"clock":{"kind":"none","seconds":0,"increment":0},"timeout":"default","bot":"greedy","pace":0.8,"chat":true,"hints":false,"paper":false,"rolls":"people","corrections":"agreed","spectator_delay":0},"before":"","decisions":0,"viewer":-2,"source":"","sources":[],"package":"","opener":"","chat":[],"gathers":false,"evening":null}');
INSERT INTO "entries" VALUES('kasane-moved',1,1000000.0,2,'{"type":"began","seed":"a-seed-that-nobody-was-told","version":1}');
INSERT INTO "entries" VALUES('kasane-moved',2,1000001.0,3,'{"type":"decided","seat":2,"action":"take 3","how":"bot","question":""}');
INSERT INTO "entries" VALUES('kasane-moved',3,1000002.0,4,'{"type":"decided","seat":0,"action":"take 1","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-moved',4,1000003.0,5,'{"type":"decided","seat":1,"action":"take 3","how":"bot","question":""}');
INSERT INTO "entries" VALUES('kasane-moved',5,1000004.0,6,'{"type":"decided","seat":2,"action":"take 1","how":"bot","question":""}');
INSERT INTO "entries" VALUES('kasane-moved',6,1000005.0,7,'{"type":"decided","seat":0,"action":"take 1","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-moved',7,1000006.0,8,'{"type":"moved-here","seat":0,"seed":"another-seed-nobody-was-told"}');
INSERT INTO "entries" VALUES('kasane-moved',8,1000006.0,9,'{"type":"handed","seat":1,"bot":"greedy","why":"host"}');
INSERT INTO "entries" VALUES('kasane-moved',9,1000007.0,10,'{"type":"decided","seat":1,"action":"take 1 juu 2","how":"bot","question":""}');
INSERT INTO "entries" VALUES('kasane-moved',10,1000008.0,11,'{"type":"decided","seat":2,"action":"take 3 juu 2","how":"bot","question":""}');
INSERT INTO "entries" VALUES('kasane-moved',11,1000009.0,12,'{"type":"decided","seat":0,"action":"take 1","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-moved',12,1000010.0,13,'{"type":"decided","seat":1,"action":"take 2","how":"bot","question":""}');
INSERT INTO "entries" VALUES('kasane-moved',13,1000011.0,14,'{"type":"taken-along","seat":0}');
INSERT INTO "tables" VALUES('kasane-quick',1,'playing',1000039.0,'{}','',0.0);
INSERT INTO "entries" VALUES('kasane-quick',0,1000000.0,1,'{"type":"opened","game":"kasane","options":{"harder":"no","easier":"no","open-hands":"no","yaku":"kasane 2=2,2ob 3=5,5ob 4=8oo; juu 2=2,2ob 3=3oo 4=5oo; sakura-chirashi 3=4,3bb; mukai-zuru 3=4,3bb; shippou 3=4,3bb; wakana-ge 3=3bb 4=5oo 5=8oo; wakana-jou 3=3bb 4=5bb 5=8bb; asagao 3=2oo 4=4oo 5=6oo 6=8oo; yugiri 3=2rr 4=4bb 5=6oo 6=8oo"},"seats":[{"kind":"open","name":"","bot":"","key":"","face":""},{"kind":"open","name":"","bot":"","key":"","face":""},{"kind":"open","name":"","bot":"","key":"","face":""}],"terms":{"public":false,"clock":{"kind":"none","seconds":0,"increment":0},"timeout":"default","bot":"casual","pace":0.8,"chat":true,"hints":false,"paper":false,"rolls":"people","corrections":"agreed","spectator_delay":0},"before":"","decisions":0,"viewer":-2,"source":"","sources":[],"package":"","opener":"","chat":[],"gathers":false,"evening":null,"daily":null,"for_evening":"","quick":true}');
INSERT INTO "entries" VALUES('kasane-quick',1,1000001.0,2,'{"type":"sat","seat":0,"name":"Akane","key":"769d88924fbd07915b35bfe600cf0c447b945d0a48db8b2385a2c6c3a1ef2f81","options":{},"face":""}');
INSERT INTO "entries" VALUES('kasane-quick',2,1000002.0,3,'{"type":"sat","seat":1,"name":"Shirakaba","key":"b5d60e3c852e2cad0c799a511c9f59114503784fd600dbe2d27008ed9707437b","options":{},"face":""}');
INSERT INTO "entries" VALUES('kasane-quick',3,1000003.0,4,'{"type":"bots-wanted","seat":1,"yes":true}');
INSERT INTO "entries" VALUES('kasane-quick',4,1000004.0,5,'{"type":"bots-wanted","seat":1,"yes":false}');
INSERT INTO "entries" VALUES('kasane-quick',5,1000034.0,6,'{"type":"trimmed","seats":[0,1]}');
INSERT INTO "entries" VALUES('kasane-quick',6,1000034.0,7,'{"type":"began","seed":"a-seed-that-nobody-was-told","version":1}');
INSERT INTO "entries" VALUES('kasane-quick',7,1000035.0,8,'{"type":"decided","seat":0,"action":"take 1","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-quick',8,1000036.0,9,'{"type":"decided","seat":1,"action":"take 1","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-quick',9,1000037.0,10,'{"type":"decided","seat":0,"action":"take 1","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-quick',10,1000038.0,11,'{"type":"decided","seat":1,"action":"take 1","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-quick',11,1000039.0,12,'{"type":"decided","seat":0,"action":"take 2","how":"person","question":"kasane-question-turn"}');
INSERT INTO "tables" VALUES('kasane-hinted',1,'playing',1000006.0,'{}','',0.0);
INSERT INTO "entries" VALUES('kasane-hinted',0,1000000.0,1,'{"type":"opened","game":"kasane","options":{"harder":"no","easier":"no","open-hands":"no","yaku":"kasane 2=2,2ob 3=5,5ob 4=8oo; juu 2=2,2ob 3=3oo 4=5oo; sakura-chirashi 3=4,3bb; mukai-zuru 3=4,3bb; shippou 3=4,3bb; wakana-ge 3=3bb 4=5oo 5=8oo; wakana-jou 3=3bb 4=5bb 5=8bb; asagao 3=2oo 4=4oo 5=6oo 6=8oo; yugiri 3=2rr 4=4bb 5=6oo 6=8oo"},"seats":[{"kind":"open","name":"","bot":"","key":"","face":""},{"kind":"open","name":"","bot":"","key":"","face":""},{"kind":"open","name":"","bot":"","key":"","face":""}],"terms":{"public":false,"clock":{"kind":"none","seconds":0,"increment":0},"timeout":"default","bot":"casual","pace":0.8,"chat":true,"hints":false,"paper":false,"rolls":"people","corrections":"agreed","spectator_delay":0},"before":"","decisions":0,"viewer":-2,"source":"","sources":[],"package":"","opener":"","chat":[],"gathers":false,"evening":null,"daily":null,"for_evening":"","quick":true}');
INSERT INTO "entries" VALUES('kasane-hinted',1,1000001.0,2,'{"type":"sat","seat":0,"name":"Akane","key":"769d88924fbd07915b35bfe600cf0c447b945d0a48db8b2385a2c6c3a1ef2f81","options":{},"face":""}');
INSERT INTO "entries" VALUES('kasane-hinted',2,1000002.0,3,'{"type":"sat","seat":1,"name":"Shirakaba","key":"b5d60e3c852e2cad0c799a511c9f59114503784fd600dbe2d27008ed9707437b","options":{},"face":""}');
INSERT INTO "entries" VALUES('kasane-hinted',3,1000003.0,4,'{"type":"sat","seat":2,"name":"Kuroki","key":"c479bda3dc9a2ec057be0bf0fadadc13239505ad63d8b16e424310f0476c8d5e","options":{},"face":""}');
INSERT INTO "entries" VALUES('kasane-hinted',4,1000003.0,5,'{"type":"began","seed":"a-seed-that-nobody-was-told","version":1}');
INSERT INTO "entries" VALUES('kasane-hinted',5,1000004.0,6,'{"type":"hinted","seat":2}');
INSERT INTO "entries" VALUES('kasane-hinted',6,1000005.0,7,'{"type":"decided","seat":2,"action":"take 1","how":"person","question":"kasane-question-turn"}');
INSERT INTO "entries" VALUES('kasane-hinted',7,1000006.0,8,'{"type":"decided","seat":0,"action":"take 1","how":"person","question":"kasane-question-turn"}');
COMMIT;
