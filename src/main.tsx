import './app/theme/fonts.css'

/** Gives the browser a breath between the stages, so that no long task blocks a tap. */
async function breathe(): Promise<void> {
  const scheduler: { yield?: () => Promise<void> } | undefined = Reflect.get(globalThis, 'scheduler')
  if (typeof scheduler?.yield === 'function') await scheduler.yield()
  else await new Promise((done) => setTimeout(done))
}

async function start(): Promise<void> {
  await import('react-dom/client')
  await breathe()
  await import('@tanstack/react-router')
  await breathe()
  await import('./app/theme/system.ts')
  await breathe()
  const { startApp } = await import('./app/start-app.tsx')
  await breathe()
  await startApp()
}

void start()
