export interface PaytmAccount {
  mid: string;
  /** Of 16 characters, as Paytm's are. */
  key: string;
}

export interface RazorpayAccount {
  keyId: string;
  keySecret: string;
  /** Where events are sent; nowhere without it. */
  webhook?: { url: string; secret: string };
}

/**
 * Who may be paid here. They are given at the start and not taken at first sight: a gateway that accepts whatever key comes
 * would find no fault with a wrong one.
 */
export interface Accounts {
  paytm: PaytmAccount[];
  razorpay: RazorpayAccount[];
}

/** For whoever starts the program by itself. They open nothing: no money moves here. */
export const SAMPLE_ACCOUNTS: Accounts = {
  paytm: [{ mid: 'THALISIM00000001', key: 'sim-merchant-key' }],
  razorpay: [{ keyId: 'rzp_test_ThaliSim000001', keySecret: 'simulated-key-secret-001' }],
};
