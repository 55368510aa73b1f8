/** How often a model is played: `npm test` plays a fifth of what `npm run test:all` and a file by itself do. */
export const runs = (all: number): number => (process.env['TESTS'] === 'everyday' ? Math.ceil(all / 5) : all);
