import { spawn } from 'node:child_process'

/** `npm run dev`: the server restarts when its files change, the app is replaced in the browser (http://localhost:5173). */
const children = [
  spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'server/main.ts', '--demo'], {
    stdio: 'inherit',
    env: { APP_ENV: 'development', RENDER_PAGES: 'off', ...process.env },
  }),
  spawn('npx', ['vite', '--clearScreen', 'false'], { stdio: 'inherit' }),
]

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
