/** The start-number plate in a box of 100 x 80. */
export const PLATE_OUTLINE = 'M4 0H96L100 8V56L82 78Q80 80 77 80H23Q20 80 18 78L0 56V8Z'
