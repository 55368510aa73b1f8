declare module 'paytmchecksum' {
  const checksum: {
    generateSignature(params: Record<string, string> | string, key: string): Promise<string>;
    verifySignature(
      params: Record<string, string> | string,
      key: string,
      checksum: string,
    ): boolean | Promise<never>;
  };
  export = checksum;
}
