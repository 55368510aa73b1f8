import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { atEnd } from '../at-end.ts';
import { waitUntil } from '../wait-until.ts';

const run = promisify(execFile);

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** A Dovecot with a mailbox for whoever asks with this password. The folder has its certificate. */
export async function startDovecot(
  folder: string,
  password: string,
): Promise<{ port: number; startTlsPort: number }> {
  const [port = 0, startTlsPort = 0] = await freePorts(2);
  const isRoot = userInfo().uid === 0;
  // Root becomes the users of the package. Nobody else can become anybody.
  const group = isRoot ? '' : (await run('id', ['-gn'])).stdout.trim();
  const own = [`default_internal_user = ${userInfo().username}`, `default_internal_group = ${group}`];
  const mail = join(folder, 'mail');
  await mkdir(mail, { mode: 0o777 });
  await chmod(mail, 0o777);
  await chmod(folder, 0o755);
  const owner = isRoot ? 'uid=nobody gid=nogroup' : `uid=${userInfo().uid} gid=${userInfo().gid}`;
  const config = `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = yes
auth_mechanisms = plain login
auth_failure_delay = 0
mail_max_userip_connections = 100
first_valid_uid = 1
mail_location = maildir:${mail}/%u
passdb {
  driver = static
  args = password={plain}${password}
}
userdb {
  driver = static
  args = ${owner} home=${mail}/%u allow_all_users=yes
}
${isRoot ? '' : [...own, `default_login_user = ${userInfo().username}`].join('\n')}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${startTlsPort}
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    special_use = \\Sent
    auto = create
  }
  mailbox Trash {
    special_use = \\Trash
    auto = create
  }
  mailbox Junk {
    special_use = \\Junk
    auto = create
  }
}
`;
  const path = join(folder, 'dovecot.conf');
  await writeFile(path, config);
  const dovecot = spawn('/usr/sbin/dovecot', ['-F', '-c', path], { stdio: 'ignore' });
  atEnd(async () => {
    dovecot.kill('SIGTERM');
    if (dovecot.exitCode === null) await once(dovecot, 'exit');
  });
  await waitUntil(() => answers(port), 'Dovecot answers');
  return { port, startTlsPort };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.destroy();
  return isThere;
}
