import type { Seller } from '../../domain/invoices/parties.ts';
import type { Config } from './config.ts';

/** The seller on invoices; its postal address is the office in the settings of the back office. */
export function sellerOf(config: Config): Seller {
  return {
    name: config.LEGAL_NAME ?? config.SITE_NAME,
    organisation_number: config.ORGANISATION_NUMBER,
    vat_number: config.VAT_NUMBER,
    has_f_tax: config.F_TAX,
    email: config.CONTACT_EMAIL,
    phone: config.CONTACT_PHONE,
    bankgiro: config.BANKGIRO,
    iban: config.IBAN,
    bic: config.BIC,
  };
}
