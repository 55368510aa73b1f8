declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string };
  }
}

/** Databases that are copied for test files: migrated and empty, and with the demo stores. */
export const TEMPLATE = 'thali_template';
export const DEMO_TEMPLATE = 'thali_demo_template';
