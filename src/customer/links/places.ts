/** The public pages that belong to no store. */
export const PLACES = /^\/(menu|demo|example)(\/|$)/;
