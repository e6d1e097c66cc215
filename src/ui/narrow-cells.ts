/**
 * For a Table whose cells have little room on a phone. First and last column stay flush with the text's edge; in a body row
 * the first and last cells are `td`, the one that names the row stands between.
 */
export const narrowCells = {
  '& :is(td, th)': { px: { base: '3px', sm: '10px' } },
  '& :is(thead th, td):first-of-type': { pl: 0 },
  '& :is(thead th, td):last-of-type': { pr: 0 },
}
