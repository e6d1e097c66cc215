export type NoticeKind = 'info' | 'success' | 'warn' | 'error'

export type NoticeAction = { label: string; run: () => void }

export type NewNotice = {
  kind: NoticeKind
  text: string
  /** Undo, or the way to put it right. Taking it closes the notice. */
  action?: NoticeAction
  /** Milliseconds until it goes by itself. Without it, and for every error, it stays until it is closed. */
  life?: number
}

export type Notice = NewNotice & { id: number }

let notices: readonly Notice[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

/** Shows a notice at the top right and returns its id. The same sentence twice is shown once, as the newer one. */
export function notify(notice: NewNotice): number {
  const id = nextId++
  const others = notices.filter((one) => one.kind !== notice.kind || one.text !== notice.text)
  change([...others, { ...notice, id }])
  return id
}

export function dismissNotice(id: number): void {
  change(notices.filter((notice) => notice.id !== id))
}

export function dismissAllNotices(): void {
  change([])
}

export function listNotices(): readonly Notice[] {
  return notices
}

export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
