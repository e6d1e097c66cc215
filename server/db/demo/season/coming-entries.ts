import type { ClassKey } from '../riders/rider-profile.ts'
import type { EventKey } from './season-ids.ts'

/** Entries of the rounds that are open, by class: keys of riders who have a place. */
export const comingEntries: Readonly<Partial<Record<EventKey, Partial<Record<ClassKey, string>>>>> = {
  kamenny: {
    pro: 'dvorak kowalska stastny bellini orourke wojcik strom golab mares fischer sedlacek nemeth vesely kadlec',
    hobby: `benesa prochazka cerny kolar jelinek ruzicka fiala dolezal zeman urban havel blaha vanek soukup nowak horvath
      weber steiner simek`,
    veteran: 'muller hruby szucs kucera gruber zielinski horak pospisil benesr kral novotny marek',
    women: 'novakova vesela mala kopecka lis brandt farkas simkova hudakova',
    junior85: `eliska hrubyj kralv dolejsm kuceras markova sykora riha zielinskio szucsl kratochvil sevcik gruberm`,
    junior65: 'matyas kralova hrubyf dolejst kucerova benesk ruzickova vanekm fialah gruberl nowakb blahova',
  },
  stepanov: {
    pro: 'dvorak stastny orourke wojcik strom mares sedlacek vesely kadlec',
    hobby: 'prochazka benesa cerny kolar dolezal zeman havel jelinek weber fiala urban simek',
    women: 'vesela mala kopecka novakova',
  },
  bela: {
    hobby: `benesa prochazka cerny kolar jelinek ruzicka fiala dolezal zeman urban havel blaha vanek soukup nowak wisniewski
      horvath weber steiner kovac simek`,
    veteran: 'muller hruby szucs kucera gruber zielinski horak pospisil benesr kral novotny hofmann marek',
    junior85: `eliska novako hrubyj kralv dolejsm kuceras markova sykora riha zielinskio szucsl kratochvil pokorna sevcik
      gruberm`,
    junior65: 'matyas kralova hrubyf dolejst kucerova benesk ruzickova fialah gruberl nowakb blahova',
  },
}

/** Nobody has a place for them in the full class; in the order in which they asked. */
export const waitingForKamenny = ['novako', 'pokorna', 'krejcik'] as const

/** Entered and not paid: a transfer is on its way. */
export const unpaidAt: Readonly<Partial<Record<EventKey, string>>> = {
  kamenny: 'stastny soukup horak lis sevcik',
  bela: 'soukup hofmann wisniewski',
}

/** Lie in the mother's cart. */
export const inCart = [
  { event: 'stepanov', rider: 'novakova' },
  { event: 'bela', rider: 'matyas' },
] as const

/** Entered for the next round and the waiver is still to be signed; nobody has signed for later rounds. */
export const unsignedAtKamenny = `wojcik eliska szucs bellini dolezal weber hudakova zielinskio szucsl nowakb steiner horvath
  golab vanekm`

/** Took their entry back, and what was given back of the fee. */
export const withdrawals = [
  { event: 'lipno', rider: 'wisniewski', percent: 50, reason: 'Broken wrist in training' },
  { event: 'kamenny', rider: 'toth', percent: 100, reason: 'Work' },
  { event: 'hall', rider: 'kucera', percent: 0, reason: 'Did not come, told us the day after' },
] as const
