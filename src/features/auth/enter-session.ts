import type { AppServices } from '#src/app/app-context.ts'
import { leaveSession } from './leave-session.ts'

/** Somebody signs in: what an earlier person left in this browser goes first. */
export function enterSession(services: AppServices, token: string): void {
  leaveSession(services)
  services.session?.start(token)
}
