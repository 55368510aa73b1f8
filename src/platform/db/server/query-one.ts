/** The row that a statement finds; null where it finds none. */
export async function queryOne<Row>(statement: PromiseLike<Row[]>): Promise<Row | null> {
  const [row = null] = await statement;
  return row;
}
