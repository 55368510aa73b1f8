import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['accounts', 'staff', 'stores', 'menus', 'orders', 'payments', 'listings', 'reports'].map(
    (name) => `./src/server/db/schema/${name}.ts`,
  ),
  out: './src/server/db/migrations',
});
