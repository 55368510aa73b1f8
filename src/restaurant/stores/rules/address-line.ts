type Address = Record<'street' | 'city' | 'state' | 'pinCode' | 'country', string>;

/** A postal address in one line, without the parts that are empty. */
export function addressLine({ street, city, state, pinCode, country }: Address): string {
  return [street, city, `${state} ${pinCode}`.trim(), country].filter((part) => part !== '').join(', ');
}
