/** The SQLSTATE with which PostgreSQL refuses (`23505` unique, `23503` foreign key ...); null when it accepts. */
export async function refusalOf(work: PromiseLike<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
    throw error
  }
}

export const refused = {
  changeOfFact: '23001',
  foreignKey: '23503',
  notUnique: '23505',
  check: '23514',
  overlap: '23P01',
}
