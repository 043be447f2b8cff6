import { describe, expect, it } from 'vitest';
import type { Database } from '../src/store/database.js';
import { nameKey } from '../src/store/names.js';
import { names } from '../src/store/upkeep-migrations.js';
import { Users } from '../src/store/users.js';
import { onEachStore } from './support/stores.js';

describe('the key of a name', () => {
  it.each([
    ['Ann', 'ANN', 'capitals'],
    ['Ann', ' ann ', 'blanks around'],
    ['Ann B', 'Ann \u3000 \u00a0B', 'blanks inside'],
    ['Ann', 'A\u200bn\u200dn', 'characters of no width'],
    ['Ann', 'A\u00adnn\u202e', 'a soft hyphen and a change of direction'],
    ['Ann', '\u3164Ann\u2800', 'letters and pictures that are blank'],
    ['Zoë', 'Zoe\u0308', 'composed or not'],
    ['Ann', 'Ａｎｎ', 'wide letters'],
    ['Straße', 'STRASSE', 'a letter whose capital is two'],
    ['ΣΑΣ', 'σας', 'two forms of one letter'],
  ])('is the same for %s and %s: %s', (one, other) => {
    expect(nameKey(other)).toBe(nameKey(one));
  });

  it('tells apart what looks different', () => {
    const names = ['Ann', 'Anna', 'A nn', 'Änn', 'Ann1', 'Ann.'];
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
  });

  it('is empty where nothing is to be seen', () => {
    expect(nameKey('\u200b \u3164\u2800')).toBe('');
  });
});

const password = 'correct horse';

onEachStore((store) => {
  const people = async (): Promise<{ database: Database; users: Users }> => {
    const database = await store.open();
    return { database, users: new Users(database) };
  };

  it('nobody takes the name of somebody else', async () => {
    const { users } = await people();
    const [ann, ben] = [await users.createGuest('Gast'), await users.createGuest('Gast')];
    expect(await users.rename(ann.id, 'Ann')).toBe(true);
    for (const name of ['Ann', 'ANN', ' a\u200bnn']) expect(await users.rename(ben.id, name)).toBe(false);
    expect(await users.rename(ann.id, 'ANN')).toBe(true);
    expect(await users.rename(ben.id, 'Ben')).toBe(true);
    expect(await users.rename(ann.id, 'Ann B')).toBe(true);
    expect(await users.rename(ben.id, 'ann')).toBe(true);
  });

  it('an account needs a login that nobody has as login or as name, however it is written', async () => {
    const { users } = await people();
    const [ann, ben, cat] = [
      await users.createGuest('Guest'),
      await users.createGuest('Guest'),
      await users.createGuest('Guest'),
    ];
    await users.rename(cat.id, 'Cat');
    expect(await users.register(ann.id, 'Ann', password)).toBe(true);
    for (const login of ['Ann', 'ann', 'ＡＮＮ', 'cat'])
      expect(await users.register(ben.id, login, password)).toBe(false);
    expect(await users.register(cat.id, 'cat', password)).toBe(true);
    expect((await users.byPassword('ANN', password))?.id).toBe(ann.id);
    expect(await users.byPassword('ann', 'wrong')).toBeNull();
  });

  it('a made-up name that somebody has is made up anew', async () => {
    const { database, users } = await people();
    // Somebody has every name of the usual length.
    const { db } = database;
    const made: string[] = [];
    const crowded = new Users({
      ...database,
      change(first, ...others) {
        const { parameters } = first.compile();
        const name = parameters.find((value) => typeof value === 'string' && value.startsWith('Gast-')) as string;
        made.push(name);
        if (name.length <= 'Gast-'.length + 5) return Promise.reject(Object.assign(new Error(), { code: '23505' }));
        return database.change(first, ...others);
      },
    });
    const guest = await crowded.createGuest('Gast');
    expect(made).toHaveLength(3);
    expect(await db.selectFrom('users').select('name').execute()).toEqual([{ name: guest.name }]);
    expect(await users.rename((await users.createGuest('Gast')).id, guest.name.toUpperCase())).toBe(false);
  });

  it('accounts that shared a key before there were keys can all sign in as they are written', async () => {
    const { database, users } = await people();
    const ids: string[] = [];
    for (const login of ['Ann', 'ben']) {
      const { id } = await users.createGuest('Gast');
      ids.push(id);
      await users.register(id, login, password);
    }
    const [first = '', second = ''] = ids;
    const guest = await users.createGuest('Gast');
    // As it was: the second account's login differs only in its capitals, and a guest has the same name.
    const { db } = database;
    for (const index of ['users_name', 'users_login']) await db.schema.dropIndex(index).execute();
    await db.updateTable('users').set({ login: 'ann', name: 'ann' }).where('id', '=', second).execute();
    await db.updateTable('users').set({ name: 'ANN' }).where('id', '=', guest.id).execute();
    for (const column of ['name_key', 'login_key']) await db.schema.alterTable('users').dropColumn(column).execute();
    await names.up(db);
    expect((await users.byPassword('Ann', password))?.id).toBe(first);
    expect((await users.byPassword('ann', password))?.id).toBe(second);
    expect((await users.byPassword('aNN', password))?.id).toBe(first);
    expect(await users.rename(guest.id, 'ann')).toBe(false);
  });
});
