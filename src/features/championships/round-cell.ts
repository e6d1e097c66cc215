/** Columns of the rounds: a laptop and paper have room for them. */
export const roundCell = { base: 'none', lg: 'table-cell', _print: 'table-cell' }
/** What stands in for them under the name. */
export const roundLine = { base: 'flex', lg: 'none', _print: 'none' }
