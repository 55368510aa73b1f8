export interface PaytmAccount {
  mid: string;
  /** 16 characters, like Paytm's keys. */
  key: string;
}

export interface RazorpayAccount {
  keyId: string;
  keySecret: string;
  /** Where events are sent. Without it none are. */
  webhook?: { url: string; secret: string };
}

/**
 * Merchants that can be paid. They are configured at the start, since a gateway that accepted any key would
 * not notice a wrong one.
 */
export interface Accounts {
  paytm: PaytmAccount[];
  razorpay: RazorpayAccount[];
}

/** For a simulator started on its own. They protect nothing: no money moves here. */
export const SAMPLE_ACCOUNTS: Accounts = {
  paytm: [{ mid: 'THALISIM00000001', key: 'sim-merchant-key' }],
  razorpay: [{ keyId: 'rzp_test_ThaliSim000001', keySecret: 'simulated-key-secret-001' }],
};
