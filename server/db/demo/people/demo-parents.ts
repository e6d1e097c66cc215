/** Parents who do not race: they look after children. */
export const demoParents: readonly { key: string; name: string; gender: 'female' | 'male'; age: number }[] = [
  { key: 'dolejsova', name: 'Ivana Dolejšová', gender: 'female', age: 39 },
  { key: 'sykorova', name: 'Jana Sýkorová', gender: 'female', age: 41 },
  { key: 'rihak', name: 'Karel Říha', gender: 'male', age: 44 },
  { key: 'kratochvilova', name: 'Lenka Kratochvílová', gender: 'female', age: 37 },
  { key: 'pokorny', name: 'Jiří Pokorný', gender: 'male', age: 42 },
  { key: 'sevcikova', name: 'Monika Ševčíková', gender: 'female', age: 38 },
  { key: 'simkovai', name: 'Ilona Šimková', gender: 'female', age: 45 },
]
