/** Cells that a phone leaves out. Paper has room for them. */
export const wideCell = { base: 'none', md: 'table-cell', _print: 'table-cell' }
