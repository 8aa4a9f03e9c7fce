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
