import type { siteCalls } from '#domain/site/site-calls.ts'
import type { Handlers } from '#server/http/handler.ts'
import { getLegalText, getSite } from './site-store.ts'

export const siteHandlers: Handlers<typeof siteCalls> = {
  getSite: (_input, { db, scope, deps }) => getSite(db, scope, new Date(deps.now()).toISOString()),
  getLegalText: ({ params }, { db, scope, deps }) =>
    getLegalText(db, scope, params.kind, new Date(deps.now()).toISOString()),
}
