export interface PopularDishes {
  /** The ids of the items that most orders of the last week have, the most wanted first. */
  get(storeId: string): Promise<string[]>;
}
