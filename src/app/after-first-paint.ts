/** Runs `task` when the page has been painted and the browser has nothing better to do. */
export function afterFirstPaint(task: () => void): void {
  const idle = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
