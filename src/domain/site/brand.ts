/** How the program calls itself: its own name, or that of whoever runs it. */
export interface Brand {
  name: string;
}

export const OWN_BRAND: Brand = { name: 'Thali' };
