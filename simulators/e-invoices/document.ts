/** What is sent, by the registry's schema 1.1, as far as it is looked at here. */
export interface Document {
  Version: string;
  TranDtls: { TaxSch: string; SupTyp: string; RegRev: string };
  DocDtls: { Typ: string; No: string; Dt: string };
  SellerDtls: Party;
  BuyerDtls: Party & { Pos: string };
  ItemList: Item[];
  ValDtls: {
    AssVal: number;
    CgstVal: number;
    SgstVal: number;
    IgstVal: number;
    Discount: number;
    OthChrg: number;
    RndOffAmt: number;
    TotInvVal: number;
  };
}

interface Party {
  Gstin: string;
  LglNm: string;
  Addr1: string;
  Addr2?: string;
  Loc: string;
  Pin: number;
  Stcd: string;
}

export interface Item {
  SlNo: string;
  PrdDesc: string;
  IsServc: string;
  HsnCd: string;
  Qty: number;
  Unit: string;
  UnitPrice: number;
  TotAmt: number;
  Discount: number;
  AssAmt: number;
  GstRt: number;
  IgstAmt: number;
  CgstAmt: number;
  SgstAmt: number;
  OthChrg: number;
  TotItemVal: number;
}

export interface Refusal {
  code: string;
  said: string;
}

/** 20/11/2026, in India. */
export function dayOf(date: string): number {
  const [day, month, year] = date.split('/');
  return Date.parse(`${year}-${month}-${day}T00:00:00+05:30`);
}
