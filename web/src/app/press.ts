// Between press and release a page may move or be asked something else: an update comes, a line appears above. What was
// pressed is what is meant.

const CONTROLS = 'button, a[href], summary';
/** Farther than this the pointer has left what it pressed, in pixels. */
const NEAR = 8;
/** A finger that rests does not hold up the table, in milliseconds. */
const LONGEST = 600;
/** After a finger is lifted its click still comes, in milliseconds. */
const CLICKS = 30;

let pressed: { control: HTMLElement; x: number; y: number } | null = null;
let down = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

/** Does something as soon as no control is pressed. */
export function whenReleased(what: () => void): void {
  if (down) waiting.push(what);
  else what();
}

function release(): void {
  clearTimeout(timer);
  down = false;
  const due = waiting;
  waiting = [];
  for (const one of due) one();
}

function press(event: PointerEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
  const { clientX: x, clientY: y, isPrimary, button } = event;
  pressed = control && isPrimary && button === 0 ? { control, x, y } : null;
  if (pressed === null) return;
  down = true;
  clearTimeout(timer);
  timer = setTimeout(release, LONGEST);
}

/** A click that came to something else, though the pointer stayed, belongs to what was pressed. */
function click(event: MouseEvent): void {
  const meant = pressed;
  pressed = null;
  // What it does comes first, then what waits.
  if (down) setTimeout(release);
  if (meant === null || !event.isTrusted || !(event.target instanceof Node)) return;
  const { control, x, y } = meant;
  const strayed = Math.hypot(event.clientX - x, event.clientY - y) > NEAR;
  if (strayed || control.contains(event.target) || !control.isConnected) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.click();
}

function lift(): void {
  if (!down) return;
  clearTimeout(timer);
  timer = setTimeout(release, CLICKS);
}

export function keepPresses(): void {
  addEventListener('pointerdown', press, true);
  addEventListener('click', click, true);
  addEventListener('pointerup', lift, true);
  addEventListener('pointercancel', lift, true);
}
