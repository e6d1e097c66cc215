/** What the offer to install rests on. */
export type InstallFacts = {
  /** Visits to this site on this device, this one included. */
  visits: number
  /** Something worth coming back for was used: a rider is followed. */
  valueShown: boolean
  /** 'No, thanks' was pressed once; that holds for good. */
  dismissed: boolean
  /** Runs from the home screen already. */
  installed: boolean
  /** The browser has offered its own dialog. */
  canPrompt: boolean
  isIos: boolean
  path: string
}

const calmPages = /^\/($|results(\/|$)|blog\/|events\/?$|events\/[^/]+(\/results.*)?\/?$)/

/**
 * 'dialog': the browser's own can be opened. 'steps': iOS, where a person does it by hand. null: not now; never before
 * the site has been of use, and never where somebody registers, pays or works.
 */
export function installOffer(facts: InstallFacts): 'dialog' | 'steps' | null {
  if (facts.installed || facts.dismissed || !calmPages.test(facts.path)) return null
  if (facts.visits < 3 && !facts.valueShown) return null
  if (facts.canPrompt) return 'dialog'
  return facts.isIos ? 'steps' : null
}
