import type { Seller } from '../../domain/invoices/parties.ts';
import type { Config } from './config.ts';

/** The seller on invoices; administrators edit its other facts in the back office. */
export function sellerOf(config: Config): Seller {
  return {
    name: config.SITE_NAME,
    vat_number: config.VAT_NUMBER,
    email: config.CONTACT_EMAIL,
    phone: config.CONTACT_PHONE,
    bankgiro: config.BANKGIRO,
    iban: config.IBAN,
    bic: config.BIC,
  };
}
