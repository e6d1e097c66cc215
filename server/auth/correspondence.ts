import type { Db } from '#server/db/client.ts'
import type { Context } from '#server/http/handler.ts'
import { enqueueMail } from '#server/jobs/mail-outbox-store.ts'
import { findPublicOrganisation } from '#server/organisations/organisation-store.ts'
import type { MailContent } from '#server/ports/mail-layout.ts'
import type { Account } from '#server/users/user-store.ts'

/** In whose name a mail is written, and where its links lead. */
export type Sender = {
  organisation_id: string | null
  site_name: string
  /** Without a trailing slash. */
  origin: string
}

/** The organisation whose site was asked. */
export async function senderOf({ db, deps, origin }: Pick<Context, 'db' | 'deps' | 'origin'>): Promise<Sender> {
  // Without PUBLIC_URL the origin is what the asker sent; it may be nonsense.
  const address = URL.canParse(origin) ? new URL(origin) : null
  const organisation_id = deps.sites.find(address?.hostname ?? '')
  const organisation = await findPublicOrganisation(db, organisation_id)
  const name = deps.settings.site_title ?? organisation?.name
  return { organisation_id, site_name: name ?? 'Gatedrop', origin: address?.origin ?? '' }
}

/** Writes a mail to an account's address, in the caller's transaction. */
export async function mailTo(
  db: Db,
  sender: Sender,
  account: Pick<Account, 'id' | 'email' | 'full_name'>,
  content: MailContent,
  uniqueKey?: string,
): Promise<void> {
  await enqueueMail(db, {
    ...content,
    organisation_id: sender.organisation_id,
    user_id: account.id,
    to_address: account.email,
    to_name: account.full_name,
    ...(uniqueKey === undefined ? {} : { unique_key: uniqueKey }),
  })
}
