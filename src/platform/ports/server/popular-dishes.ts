export interface PopularDishes {
  /** The ids of the items that are in most orders of the last week, the most ordered first. */
  get(storeId: string): Promise<string[]>;
}
