/** The parts of the app without which a repeat visit or a trackside hour fails: they are precached. */
const criticalModules = [
  /\/src\/main\.tsx$/,
  /\/src\/app\/(start-app|after-start|late-parts)\.tsx?$/,
  /\/src\/app\/theme\/system\.ts$/,
  /\/src\/ui\/toaster-view\.tsx$/,
  /\/node_modules\/react-dom\/client\.js$/,
  /\/node_modules\/@tanstack\/react-router\/dist\/esm\/index\.js$/,
  /\/src\/(offline\/persisted-queries|lib\/api-transport)\.ts$/,
  /\/src\/routes\/(index|results([./].+)?|events[./](index|\$eventID([./](index|route|results.*))?))\.tsx\?tsr-split/,
]

/** Files beside the chunks: the two widths of every first screen, the icons of the bar and of the home screen. */
const criticalFiles = [
  /^assets\/sofia-sans(-extra-condensed|-condensed)?-latin-(400|600|800)-normal-[\w-]+\.woff2$/,
  /^icons\/(favicon\.svg|icon-192\.png)$/,
  /^theme-boot\.js$/,
]

/** Never fetched ahead: analytics (only after consent). */
const neverAhead = [/\/node_modules\/posthog-js\//, /\/src\/lib\/analytics-posthog\.ts$/]

export function isCriticalModule(id: string): boolean {
  return criticalModules.some((pattern) => pattern.test(id))
}

export function isCriticalFile(path: string): boolean {
  return criticalFiles.some((pattern) => pattern.test(path))
}

/** A chunk that only staff or nobody in particular needs: it is loaded where it is used. */
export function isForFew(modules: readonly string[], facade: string | null): boolean {
  if (facade !== null && /\/src\/routes\/admin\//.test(facade)) return true
  return modules.some((id) => neverAhead.some((pattern) => pattern.test(id)))
}
