/** Addresses of results, from the root. */
export const resultPaths = {
  event: (eventId: string) => `/events/${eventId}/results`,
  run: (eventId: string, raceRunId: string) => `/events/${eventId}/results/race-run/${raceRunId}`,
  runs: (eventId: string) => `/events/${eventId}/results/race-run`,
  classes: (eventId: string) => `/events/${eventId}/results/championship-class`,
  classPoints: (eventId: string, classId: string) => `/events/${eventId}/results/championship-class/${classId}`,
  championship: (id: string) => `/results/championships/${id}`,
  standings: (id: string, classId: string) => `/results/championships/${id}/championship-classes/${classId}`,
}
