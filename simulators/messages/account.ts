export interface Account {
  key: string;
  entityId: string;
  header: string;
  templates: { id: string; text: string }[];
  whatsApp: { phoneNumberId: string; templates: { name: string; language: string; variables: number }[] };
}

export const SAMPLE_ACCOUNT: Account = {
  key: 'sim-7f3a91c2',
  entityId: '1101456780000012345',
  header: 'THALIS',
  templates: [
    {
      id: '1107160000000000011',
      text: '{#var#} is your code for your order at {#var#}. It is valid for {#var#} minutes.\n@{#var#} #{#var#}',
    },
    { id: '1107160000000000022', text: 'Your order {#var#} at {#var#} is ready.' },
  ],
  whatsApp: {
    phoneNumberId: '109876543210987',
    templates: [{ name: 'order_ready', language: 'en', variables: 2 }],
  },
};
