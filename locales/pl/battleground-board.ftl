# Battleground: stół z heksami.

board-height = 2″
board-figures = Figurki
board-places = Pola do wyboru
board-facings = Zwroty
board-seat =
    { $seat ->
        [0] niebieskie koło
       *[1] rdzawy romb
    }
board-figure = { $name }, { $seat }, { $place }, { $left } z { $health } zdrowia
board-ready = przed aktywacją
board-done = po aktywacji
board-acting = działa
board-focus = Skupienie
board-standby = Czujność
board-engaged = związana walką
board-falling = pokonana
board-under = pod platformą
board-mana =
    { $count ->
        [one] { $count } mana
        [few] { $count } many
       *[other] { $count } many
    }
board-hex = { $place }, { $ground }
board-platform = platforma
board-objective = cel
board-captured = cel, { $seat }
board-lifted = { $name } w ręku. Strzałki przesuwają, Enter stawia, Escape anuluje.
board-dropped = { $name } na stole.
board-minimap = Cały stół
board-mark-about-wounds = Gdy ran jest tyle co zdrowia, figurka zostaje znokautowana.
board-mark-about-down = Opuści stół, gdy atak się skończy.
board-mark-about-standby = Gdy wróg kończy ruch w polu jej widzenia, przed nią i w zasięgu, przerywa mu z 1 PA.
board-mark-about-focus = Jej następny test udaje się na 1 ściance więcej albo następny ruch używa wyższej szybkości.
board-mark-about-mana = Opłaca zaklęcia i umiejętności oraz przerzuty kości w teście.
board-mark-about-more = Resztę mówi karta.
