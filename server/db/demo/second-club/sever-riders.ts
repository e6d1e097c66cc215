/** Riders of the second club; none of them is known to the first. */
export const severRiders = [
  { key: 'hlavac', first: 'Robert', last: 'Hlaváč', number: '31' },
  { key: 'lang', first: 'Markus', last: 'Lang', number: '4' },
  { key: 'tomes', first: 'Jakub', last: 'Tomeš', number: '55' },
  { key: 'richter', first: 'Nico', last: 'Richter', number: '7' },
  { key: 'bures', first: 'Aleš', last: 'Bureš', number: '88' },
  { key: 'vrana', first: 'Simona', last: 'Vránová', number: '12' },
] as const
