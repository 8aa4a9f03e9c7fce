// Tells a player who looks elsewhere that it is the own turn. Asked for once, by the player.

export const canNotify = (): boolean => typeof Notification !== 'undefined' && Notification.permission !== 'denied';
export const notifies = (): boolean => typeof Notification !== 'undefined' && Notification.permission === 'granted';

export async function allowNotices(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** One notice for each turn, none while the page is seen. */
export function notify(title: string, body: string): void {
  if (!document.hidden || !notifies()) return;
  const notice = new Notification(title, { body, tag: 'gefecht-turn' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
