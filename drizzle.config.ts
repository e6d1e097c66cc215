import { defineConfig } from 'drizzle-kit'

// Tables -> SQL: `npx drizzle-kit generate --name=<what-changes>`. The server applies the result at its start.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/tables/*.ts',
  out: './server/db/migrations',
})
