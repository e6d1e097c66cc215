import { notFound } from '@tanstack/react-router'
import { ApiProblem } from '#src/lib/api-problem.ts'

/** In a loader: what the API does not have (404, or 400 for an id that is none) becomes the page for missing things. */
export async function foundOrMissing<Found>(loading: Promise<Found>): Promise<Found> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) throw notFound()
    throw error
  }
}
