### What is watched at every table: the film of what others do, the recap, the goal card.

play-film-again = Again
play-film-space = Space
play-film-dice = The dice of the other player
play-film-pause = Pause
play-film-go-on = Go on
play-film-skip = Skip
play-film-scene-key = ⇧ Space
play-film-speed = Speed of what others do
play-film-speed-slow = slow
play-film-speed-normal = normal
play-film-speed-fast = fast
play-film-speed-instant = instant
play-film-waiting =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
play-film-playing =
    { $count ->
        [one] One scene is still playing
       *[other] { $count } scenes are still playing
    }
play-recap = Since your last decision
play-recap-coming = You will see it in a moment
play-recap-faster = Shall it go faster?
play-recap-as-it-is = as it is
play-recap-again = Show again
play-recap-more =
    { $count ->
        [one] 1 more in the log
       *[other] { $count } more in the log
    }
play-tray-whose = Whose roll
play-tray-own = Your last roll
play-tray-other = Last roll of { $name }
play-goal = How you win
play-goal-key = How you win, O
play-key-skip = next beat; with Shift the next scene
play-key-again = show again what others did
play-key-marks = marks of the last action
play-key-follow = the table follows what others do, or stays
play-key-goal = how you win
play-notice = Tell me when it is my turn
play-sound-volume = Volume
play-sound-ask = Sound?
play-sound-try = Try
play-sound-no = No
play-sound-is-on = Like this. The menu has it too.
play-sound-keep = Keep
play-sound = Sound
play-sound-off = off
play-sound-turn = only my turn
play-sound-all = everything
play-log-minor =
    { $count ->
        [one] 1 detail
       *[other] { $count } details
    }
