import { expect, it } from 'vitest'
import { findDraft, listDrafts, removeDraft, saveDraft } from '#src/offline/outbox/draft-store.ts'
import { createScene } from './outbox-scene.ts'

it('a draft is found again as it was typed last, the newest first, until it is removed', async () => {
  const { link } = createScene().tab().outbox
  const draft = (key: string, changed_ms: number) => ({ key, version: 1, payload: { name: 'Jana' }, changed_ms })
  await saveDraft(link, draft('indemnity/1', 10))
  await saveDraft(link, draft('indemnity/2', 30))
  await saveDraft(link, draft('indemnity/1', 20))
  expect(await findDraft(link, 'indemnity/1')).toEqual(draft('indemnity/1', 20))
  expect((await listDrafts(link)).map(({ key }) => key)).toEqual(['indemnity/2', 'indemnity/1'])
  await removeDraft(link, 'indemnity/2')
  expect(await findDraft(link, 'indemnity/2')).toBeNull()
})
