/** The gateway's own library, which brings no types. */
declare module 'paytmchecksum' {
  const checksum: {
    generateSignature(params: string | Record<string, string>, key: string): Promise<string>;
    verifySignature(params: string | Record<string, string>, key: string, signature: string): boolean;
  };
  export = checksum;
}
