import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/db/server/schema/**/*.ts',
  out: './src/platform/db/server/migrations',
});
