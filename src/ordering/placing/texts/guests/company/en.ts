/** The texts of a bill for a company, loaded with its card. */
export const company = {
  ask: 'Bill for a company',
  hint: 'The bill then has your company’s name and GSTIN.',
  isFor: (name: string) => `The bill will be for ${name}.`,
  change: 'Change',
  gstin: 'GSTIN',
  gstinFault: (length: number): string =>
    length === 15
      ? 'One character is wrong. Please compare each.'
      : 'A GSTIN has 15 characters, such as 27AAPFU0939F1ZV.',
  optional: 'optional',
  name: 'Company name',
  nameFault: 'Please enter the company’s name.',
  address: 'Address with PIN code',
  state: 'State',
  noState: 'Not given',
  phone: 'Phone',
  save: 'Save',
  remove: 'No company',
  issued: 'Your bill is ready already. The restaurant can change it: please ask them.',
  failed: 'This could not be saved. Please tell the staff.',
};

export type CompanyTexts = typeof company;
