import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Environment } from '../http/environment.ts';
import { generateLink } from './admin/generate-link.ts';
import { mailCode } from './admin/mail-code.ts';
import { adminCreateUser } from './admin/users/create.ts';
import { adminDeleteUser } from './admin/users/delete.ts';
import { adminDeleteFactor, adminListFactors } from './admin/users/factors.ts';
import { adminGetUser } from './admin/users/get.ts';
import { listUsers } from './admin/users/list.ts';
import { adminUpdateUser } from './admin/users/update.ts';
import type { Auth, Endpoint } from './context.ts';
import { AuthError, renderErrors, tooLarge } from './errors.ts';
import { challenge } from './factors/challenge.ts';
import { enroll } from './factors/enroll.ts';
import { countRecoveryCodes, createRecoveryCodes } from './factors/recovery-codes.ts';
import { unenroll } from './factors/unenroll.ts';
import { verifyFactor } from './factors/verify.ts';
import { getHealth } from './health.ts';
import { authorizeIdentity } from './identities/authorize.ts';
import { unlinkIdentity } from './identities/unlink.ts';
import { getKeySet } from './jwks.ts';
import { otp } from './mail/otp.ts';
import { resend } from './mail/resend.ts';
import { verify } from './mail/verify.ts';
import { isForm, openLink, redeemForm } from './mail/verify-link.ts';
import { authorize } from './oauth/authorize.ts';
import { callback } from './oauth/callback.ts';
import { createProviders } from './oauth/providers.ts';
import { getOpenidConfiguration } from './openid-configuration.ts';
import { finishAuthentication, startAuthentication } from './passkeys/authenticate.ts';
import {
  adminDeletePasskey,
  adminListPasskeys,
  deleteOwnPasskey,
  listOwnPasskeys,
  renamePasskey,
} from './passkeys/manage.ts';
import { finishRegistration, startRegistration } from './passkeys/register.ts';
import { checkProof } from './passwords/check-proof.ts';
import { confirmReauthentication, reauthenticate } from './passwords/reauthenticate.ts';
import { recover } from './passwords/recover.ts';
import { logout } from './sessions/logout.ts';
import {
  deleteOwnSession,
  deleteUserSession,
  deleteUserSessions,
  listOwnSessions,
  listUserSessions,
} from './sessions/user-sessions.ts';
import { getSettings } from './settings.ts';
import { token } from './token/token.ts';
import { invite } from './users/invite.ts';
import { signup } from './users/signup.ts';
import { getUser, updateUser } from './users/user.ts';

/** Maximum bytes of a body: enough for credentials and the metadata of an account. */
const maxBodyBytes = 64 * 1024;

/** The GoTrue protocol, to be mounted at /auth/v1. */
export function createAuth(parts: Omit<Auth, 'providers'>): Hono<Environment> {
  const auth: Auth = { ...parts, providers: createProviders(parts.settings) };
  const app = new Hono<Environment>();

  app.onError(renderErrors(auth.logger));
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: rejectBody }));
  app.use(async (context, next) => {
    await next();
    // Nearly every response contains a token or personal data.
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
  });

  app.get('/health', getHealth(auth));
  app.get('/settings', getSettings(auth));
  app.get('/.well-known/jwks.json', getKeySet(auth));
  app.get('/.well-known/openid-configuration', getOpenidConfiguration(auth));

  app.post('/signup', signup(auth));
  app.post('/token', token(auth));
  app.post('/otp', otp(auth));
  app.post('/recover', recover(auth));
  app.post('/resend', resend(auth));
  app.get('/verify', openLink(auth));
  app.post('/verify', verifyEither(auth));
  app.get('/authorize', authorize(auth));
  app.get('/callback', callback(auth));
  app.post('/callback', callback(auth));
  app.post('/sso', samlDisabled);
  app.post('/passkeys/authentication/options', startAuthentication(auth));
  app.post('/passkeys/authentication/verify', finishAuthentication(auth));

  // Mounts the endpoints for signed-in users.
  app.get('/user', getUser(auth));
  app.put('/user', updateUser(auth));
  app.get('/reauthenticate', reauthenticate(auth));
  app.post('/reauthenticate', confirmReauthentication(auth));
  app.get('/recent_proof', checkProof(auth));
  app.post('/logout', logout(auth));
  app.get('/user/identities/authorize', authorizeIdentity(auth));
  app.delete('/user/identities/:identityId', unlinkIdentity(auth));
  app.get('/user/sessions', listOwnSessions(auth));
  app.delete('/user/sessions/:sessionId', deleteOwnSession(auth));
  app.post('/passkeys/registration/options', startRegistration(auth));
  app.post('/passkeys/registration/verify', finishRegistration(auth));
  app.get('/passkeys', listOwnPasskeys(auth));
  app.patch('/passkeys/:passkeyId', renamePasskey(auth));
  app.delete('/passkeys/:passkeyId', deleteOwnPasskey(auth));
  app.post('/factors', enroll(auth));
  // Registered before the routes with a factor id in the same position.
  app.get('/factors/recovery-codes', countRecoveryCodes(auth));
  app.post('/factors/recovery-codes', createRecoveryCodes(auth));
  app.delete('/factors/:factorId', unenroll(auth));
  app.post('/factors/:factorId/challenge', challenge(auth));
  app.post('/factors/:factorId/verify', verifyFactor(auth));

  // Mounts the endpoints for tools with the service key.
  app.post('/invite', invite(auth));
  app.post('/admin/generate_link', generateLink(auth));
  app.post('/admin/mail_code', mailCode(auth));
  app.get('/admin/users', listUsers(auth));
  app.post('/admin/users', adminCreateUser(auth));
  app.get('/admin/users/:id', adminGetUser(auth));
  app.put('/admin/users/:id', adminUpdateUser(auth));
  app.delete('/admin/users/:id', adminDeleteUser(auth));
  app.get('/admin/users/:id/factors', adminListFactors(auth));
  app.delete('/admin/users/:id/factors/:factorId', adminDeleteFactor(auth));
  app.get('/admin/users/:id/passkeys', adminListPasskeys(auth));
  app.delete('/admin/users/:id/passkeys/:passkeyId', adminDeletePasskey(auth));
  app.get('/admin/users/:id/sessions', listUserSessions(auth));
  app.delete('/admin/users/:id/sessions', deleteUserSessions(auth));
  app.delete('/admin/users/:id/sessions/:sessionId', deleteUserSession(auth));

  // Hono ignores notFound() of a mounted app, so a catch-all route replaces it.
  app.all('*', noSuchEndpoint);
  return app;
}

/** The page of a link sends a form, and clients send JSON. */
function verifyEither(auth: Auth): Endpoint {
  const [byForm, byJson] = [redeemForm(auth), verify(auth)];
  return (context) => (isForm(context) ? byForm(context) : byJson(context));
}

const rejectBody = () => {
  throw tooLarge();
};

const noSuchEndpoint = () => {
  throw new AuthError(404, 'not_found', 'There is no such endpoint');
};

const samlDisabled = () => {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
};
