import { anyText, anyUrl, describe, text, webUrl } from './kinds.ts';

export const servicesSettings = {
  LINKEDIN_CLIENT_ID: describe(text.optional(), {
    description: 'Client id for sign-in with LinkedIn; needs the secret too',
    allowed: anyText,
  }),
  LINKEDIN_CLIENT_SECRET: describe(text.optional(), {
    description: 'Client secret for sign-in with LinkedIn',
    allowed: anyText,
    secret: true,
  }),
  LINKEDIN_ISSUER: describe(webUrl.default('https://www.linkedin.com/oauth'), {
    description: 'OpenID Connect issuer for sign-in with LinkedIn',
    allowed: anyUrl,
  }),
  S3_BUCKET: describe(text.optional(), {
    description: 'Stores files in this bucket instead of `DATA_DIR`; needs the two keys below',
    allowed: anyText,
  }),
  S3_ENDPOINT: describe(webUrl.optional(), {
    description: 'URL of an S3-compatible service; AWS if not set',
    allowed: anyUrl,
  }),
  S3_REGION: describe(text.default('eu-north-1'), {
    description: 'Region of the bucket',
    allowed: anyText,
  }),
  S3_ACCESS_KEY_ID: describe(text.optional(), {
    description: 'Access key of the bucket',
    allowed: anyText,
    secret: true,
  }),
  S3_SECRET_ACCESS_KEY: describe(text.optional(), {
    description: 'Secret key of the bucket',
    allowed: anyText,
    secret: true,
  }),
  BACKUP_S3_ENDPOINT: describe(webUrl.optional(), {
    description:
      'URL of the service that `npm run backup -- s3://…` writes to; `S3_ENDPOINT` if not set',
    allowed: anyUrl,
  }),
  BACKUP_S3_REGION: describe(text.optional(), {
    description: 'Region of the bucket of backups; `S3_REGION` if not set',
    allowed: anyText,
  }),
  BACKUP_S3_ACCESS_KEY_ID: describe(text.optional(), {
    description: 'Access key of the bucket of backups; that of the files if not set',
    allowed: anyText,
    secret: true,
  }),
  BACKUP_S3_SECRET_ACCESS_KEY: describe(text.optional(), {
    description: 'Secret key of the bucket of backups; that of the files if not set',
    allowed: anyText,
    secret: true,
  }),
};
