/** German names and texts of the cards, in our own words. The key is the card's id. */
export const cardsDe = {
  alchemist: {
    hero: 'Alchemistin',
    front: 'Abfangen. Jeder Nah- oder Fernkampfangriff auf diesen Helden richtet 2 Schaden weniger an.',
    flank: 'Jeder Nah- oder Fernkampfangriff auf deinen Anführer richtet 2 Schaden weniger an.',
    rear: 'Zauberspruch: Wähle bis zu 5 verschiedene Helden, eigene oder gegnerische. Jeder davon erleidet 1 Schaden.',
    order: 'Verteile genau 7 Schaden nach Belieben auf Helden, eigene oder gegnerische.',
    leader: {
      name: 'Lixis Ran Kanda',
      division: 'Alchemistische Kriegsdivision',
      text: 'Am Ende jeder Angriffswelle, kurz vor dem Überprüfen der Verluste, erleidet jeder gegnerische Held 1 Schaden.',
    },
  },
  killer: {
    hero: 'Killer',
    front: 'Greift dieser Held einen Anführer an, zählt sein Angriffswert samt Boni doppelt.',
    flank: 'Gegen Helden zählt der aufgedruckte Angriffswert des Frontkämpfers doppelt (Boni nicht).',
    rear: 'Zauberspruch: Der gegnerische Anführer erleidet 3 Schaden.',
    order: 'Wähle einen Helden aus einer der beiden Truppen. Er wird sofort getötet.',
    leader: {
      name: 'Regicide Heketch',
      division: 'Vernichtungs-Sonderdivision',
      text: 'Gleich nach jedem Nahkampfangriff, Fernkampfangriff oder Zauberspruch deiner Helden oder dieses Anführers werden die Verluste der gegnerischen Truppe (samt Anführer) überprüft.',
    },
  },
  warrior: {
    hero: 'Krieger',
    front: 'Abfangen.',
    flank: '+2 Angriffswert.',
    rear: '+4 Angriffswert.',
    order: 'Wähle eine Spalte; sie läuft durch beide Truppen. Jeder Held darin erleidet 5 Schaden.',
    leader: {
      name: 'Hikaru Sorayama',
      division: 'Geomantie-Bataillon',
      text: 'Deine Helden und dieser Anführer haben bei Nahkampfangriffen +3 Angriffswert.',
    },
  },
  berserker: {
    hero: 'Berserker',
    front: '+2 Angriffswert. Jeder Nah- oder Fernkampfangriff auf diesen Helden richtet 1 Schaden weniger an.',
    flank: 'Ein gegnerischer Held, der einen Nahkampfangriff gegen deine Truppe macht, erleidet 2 Schaden.',
    rear: 'In jeder Angriffswelle der Nachhut: Sobald dein erster Befehl ausgeführt ist, macht dieser Held einen Fernkampfangriff.',
    order:
      'Deine nahkampffähigen Helden machen je einen Nahkampfangriff. Ziel können nur nahkampffähige gegnerische Helden sein, nicht der Anführer.',
    leader: {
      name: 'Shekhtur Lenmorre',
      division: 'Kamikaze-Schocktrupp',
      text: 'Wird einer deiner nahkampffähigen Helden getötet, macht er sofort einen letzten Nahkampfangriff. Stirbt er beim Überprüfen der Verluste am Ende der Angriffswelle, folgt der Schaden erst danach.',
    },
  },
  paladin: {
    hero: 'Paladin',
    front: 'Abfangen.',
    flank: 'Zauberspruch: Zwei Helden oder Leichen deiner Truppe (auch gemischt) wechseln die Plätze.',
    rear: 'Zauberspruch: Zwei Helden oder Leichen der gegnerischen Truppe (auch gemischt) wechseln die Plätze.',
    order:
      'Wähle eine Spalte. Ordne die gegnerischen Helden und Leichen darin beliebig neu an, aber nur auf den Positionen, die sie schon besetzen.',
    leader: {
      name: 'Vanaah Kalmor',
      division: 'Taktischer Stoßtrupp',
      text: 'Du darfst Leichen entfernen und Helden bewegen, ohne dafür eine Aktion aufzuwenden. Die Bewegung bleibt exklusiv.',
    },
  },
  scientist: {
    hero: 'Wissenschaftler',
    front: 'Zauberspruch: Dein Gegner verliert 1 Aktion der nächsten Angriffswelle, behält aber mindestens 1.',
    flank: 'Zauberspruch: Du ziehst 2 Karten.',
    rear: 'Zauberspruch: Ein anderer nahkampffähiger Held deiner Truppe macht einen Nahkampfangriff.',
    order: 'Du bekommst 3 weitere Aktionen für diese Angriffswelle.',
    leader: {
      name: 'Luc Von Gott',
      division: 'Ewige Legion',
      text: 'In jeder Angriffswelle stehen dir 3 Aktionen statt 2 zu.',
    },
  },
  oracle: {
    hero: 'Orakel',
    front: 'Zauberspruch: Sieh die Hand deines Gegners ein und wähle eine Karte daraus. Er wirft sie ab.',
    flank:
      'Zauberspruch: Nimm die obersten 5 Karten deines Fraktionsstapels, sieh sie an und lege sie beliebig geordnet wieder obenauf.',
    rear: 'Du darfst die oberste Karte deines Fraktionsstapels ansehen, wann immer du willst.',
    order: 'Wirf deine ganze Hand ab und ziehe dann ebenso viele Karten plus 1. Dieser Befehl wird nicht mitgezählt.',
    leader: {
      name: 'Seth Cremmul',
      division: 'Parapsychologische Aufklärung',
      text: 'Die Hand deines Gegners liegt immer offen.',
    },
  },
  summoner: {
    hero: 'Beschwörer',
    front:
      'Zauberspruch: Ein nahkampffähiger Held deiner Wahl aus einer der beiden Truppen kehrt auf die Hand seines Besitzers zurück.',
    flank:
      'Zauberspruch: Rekrutiere einen Helden aus deiner Hand auf eine freie Position deiner Truppe, gleich in welcher Reihe.',
    rear: 'Zauberspruch: Du ziehst 3 Karten: Eine behältst du, eine legst du oben auf deinen Fraktionsstapel, eine wirfst du ab.',
    order: 'Nenne eine Karte. Ist sie in deinem Fraktionsstapel, nimmst du sie auf die Hand. Danach mischst du ihn.',
    leader: {
      name: 'Lesandra Machan',
      division: 'Beschwörtes Bataillon',
      text: 'Du darfst rekrutieren, ohne dafür eine Aktion aufzuwenden. Die Rekrutierung bleibt exklusiv und an die Reihe der Angriffswelle gebunden.',
    },
  },
  doppelganger: {
    hero: 'Doppelgänger',
    front:
      'Zauberspruch: Dieser Held wirkt den Zauberspruch eines anderen Helden in der Front einer der beiden Truppen.',
    flank:
      'Zauberspruch: Dieser Held wirkt den Zauberspruch eines anderen Helden in der Flanke einer der beiden Truppen.',
    rear: 'Zauberspruch: Dieser Held wirkt den Zauberspruch eines anderen Helden in der Nachhut einer der beiden Truppen.',
    order: 'Zeige eine Karte aus deiner Hand und führe ihren Befehl aus. Die Karte bleibt auf deiner Hand.',
    leader: {
      name: 'Sagas Seities',
      division: 'Assimilierungsdivision',
      text: 'Dieser Anführer übernimmt Fähigkeit, Angriffswert und Lebenspunkte des gegnerischen Anführers. Seine eigenen Werte zählen nur, wenn es nichts zu kopieren gibt.',
    },
  },
  mascot: {
    hero: 'Maskottchen',
    front: 'Zauberspruch: Ein anderer Held deiner Front macht sofort einen Nahkampfangriff.',
    flank: 'Zauberspruch: Ein anderer Held deiner Flanke macht sofort einen Fernkampfangriff, auch ohne Fernkampf.',
    rear: 'Zauberspruch: Ein anderer Held deiner Nachhut macht sofort einen Fernkampfangriff, auch ohne Fernkampf.',
    order: 'Führe den Befehl deiner Anführerkarte aus. Ist es genau dieser Befehl, geschieht nichts.',
    leader: {
      name: 'Borneo',
      nameRed: 'Juto',
      division: 'Kigurumi-Division',
      text: 'Nach dem Waffenstillstand: Immer wenn du einen Helden rekrutierst, darf er sofort einen Angriff machen, zu dem er fähig ist, auch einen Zauberspruch.',
    },
  },
  homunculus: {
    hero: 'Homunkulus',
    front: 'Abfangen. +2 Angriffswert.',
    flank: 'Zauberspruch: Verschiebe insgesamt bis zu 7 Schaden von deinen anderen Helden auf diesen Helden.',
    rear: 'Erleidet ein anderer Held deiner Nachhut Schaden, darf dieser Held stattdessen den ganzen Schaden nehmen.',
    order: 'Du darfst die Helden und Leichen deiner Truppe beliebig neu anordnen, auch auf freien Positionen.',
    leader: {
      name: 'Kehrolyn Ross',
      division: 'Synthetische Division',
      text: 'Wäre Schaden für einen deiner Helden tödlich, nimmt der Held nur so viel, dass ihm 1 Lebenspunkt bleibt. Den Rest nimmt dieser Anführer.',
    },
  },
  pyromancer: {
    hero: 'Pyromanin',
    front: 'Zauberspruch: Jede nahkampffähige Karte der gegnerischen Truppe, Held oder Anführer, erleidet 3 Schaden.',
    flank: 'Fernkampf. Auch der Frontkämpfer hat Fernkampf.',
    rear: 'Fernkampf.',
    order: 'Jeder Held in der Front beider Truppen erleidet 7 Schaden.',
    leader: {
      name: 'Kallistar Flarechild',
      division: 'Urfeuertrupp',
      text: 'Fernkampf. Solange du erster Spieler bist, haben deine Helden +3 Angriffswert. Solange du zweiter Spieler bist, richtet jeder Nah- oder Fernkampfangriff auf sie 1 Schaden weniger an.',
    },
  },
  dragonmage: {
    hero: 'Drachenmagierin',
    front: 'Zauberspruch: Ein nahkampffähiger Held deiner Wahl aus einer der beiden Truppen wird sofort getötet.',
    flank: 'Die Unterstützung hat +3 Angriffswert.',
    rear: 'Fernkampf.',
    order: 'Wähle einen Helden aus einer der beiden Truppen. Er hat +5 Angriffswert, bis diese Angriffswelle endet.',
    leader: {
      name: 'Adjenna Callista',
      division: 'Versteinerte Legion',
      text: 'Deinem Gegner ist die Aktion Leiche entfernen verboten. Karteneffekte können Leichen weiterhin entfernen.',
    },
  },
  gunner: {
    hero: 'Kanonier',
    front: 'Fernkampf. +3 Angriffswert gegen Helden mit Abfangen.',
    flank: 'Fernkampf. Auch die Unterstützung hat Fernkampf.',
    rear: 'Fernkampf.',
    order: 'Jeder Held in der Nachhut beider Truppen erleidet 5 Schaden.',
    leader: {
      name: 'Rukyuk Amberdeen',
      division: 'Artillerie-Division',
      text: 'Fernkampf. Nach jedem Befehl, den du spielst, erleidet ein Held deiner Wahl aus einer der beiden Truppen 3 Schaden.',
    },
  },
  priestess: {
    hero: 'Priesterin',
    front: 'Zauberspruch: Heile bis zu 4 Schaden bei einem Helden aus einer der beiden Truppen.',
    flank: 'Zauberspruch: Heile bis zu 2 Schaden bei deinem Anführer.',
    rear: 'Zauberspruch: Belebe eine Leiche aus einer der beiden Truppen wieder. Dieser Held erleidet so viel Schaden, wie der wiederbelebte Held Lebenspunkte hat.',
    order: 'Belebe eine Leiche aus einer der beiden Truppen wieder.',
    leader: {
      name: 'Magdelina Larington',
      division: 'Seelsorgeverband',
      text: 'Am Ende jeder Runde, erstmals in Runde 2, bekommt dieser Anführer 1 Stärkemarker. Jeder Marker gibt deinen Helden +1 Angriffswert.',
    },
  },
  vampire: {
    hero: 'Vampir',
    front: 'Immer wenn dieser Held Schaden zufügt, heilt er ebenso viel Schaden bei sich selbst.',
    flank:
      'Erleidet der Frontkämpfer Schaden, darf dieser Held stattdessen den ganzen Schaden nehmen, auch über seine Lebenspunkte hinaus.',
    rear: 'Zauberspruch: Verschiebe bis zu 2 Schaden von deinem Anführer auf einen Helden aus einer der beiden Truppen.',
    order: 'Wähle zwei Helden, eigene oder gegnerische. Verschiebe allen Schaden des einen auf den anderen.',
    leader: {
      name: 'Demitras Denigrande',
      division: 'Unsterbliche Legion',
      text: 'Immer wenn dieser Anführer oder einer deiner Helden einem gegnerischen Helden durch einen Angriff Schaden zufügt, heilt der Angreifer ebenso viel Schaden bei sich selbst.',
    },
  },
  knight: {
    hero: 'Ritter',
    front: 'Abfangen. Ein Held, der einen Nah- oder Fernkampfangriff auf diesen Helden macht, erleidet 2 Schaden.',
    flank: 'Fernkampfangriffe fügen deinem Anführer keinen Schaden zu.',
    rear: 'Erleidet ein anderer Held deiner Truppe Schaden, darf dieser Held stattdessen den ganzen Schaden nehmen, auch über seine Lebenspunkte hinaus.',
    order: 'Jede nahkampffähige Karte der gegnerischen Truppe, Held oder Anführer, erleidet 4 Schaden.',
    leader: {
      name: 'Cadenza',
      division: 'Mechanische Infanteriedivision',
      text: 'Jeder Nah- oder Fernkampfangriff auf deine Helden oder diesen Anführer richtet 1 Schaden weniger an.',
    },
  },
  illusionist: {
    hero: 'Illusionist',
    front: 'Zauberspruch: Einer deiner Helden kehrt auf die Hand seines Besitzers zurück.',
    flank:
      'Zauberspruch: Dein Gegner wählt und zeigt eine Karte aus seiner Hand. Du führst ihren Befehl aus; die Karte bleibt auf seiner Hand.',
    rear: 'Zauberspruch: Rekrutiere einen Helden aus deiner Hand, mache mit ihm einen Angriff und wirf ihn dann ab.',
    order:
      'Nimm eine zufällige Karte aus der Hand deines Gegners und führe ihren Befehl aus. Danach kommt sie auf den Ablagestapel ihres Besitzers.',
    leader: {
      name: 'Arec Russel Zane',
      division: 'Geisterzug',
      text: 'Bei jedem gegnerischen Nahkampfangriff wählst du das Ziel unter deinen nahkampffähigen Karten.',
    },
  },
  healer: {
    hero: 'Heilerin',
    front: 'Abfangen. Jeder Nah- oder Fernkampfangriff auf diesen Helden richtet 2 Schaden weniger an.',
    flank: 'Zauberspruch: Heile bis zu 4 Schaden bei einem Helden aus einer der beiden Truppen.',
    rear: 'Zauberspruch: Wähle bis zu 3 verschiedene Helden, eigene oder gegnerische. Heile bei jedem davon bis zu 2 Schaden.',
    order: 'Heile insgesamt bis zu 10 Schaden, beliebig verteilt auf Helden, eigene oder gegnerische.',
    leader: {
      name: 'Kavri Shi Shorec',
      division: 'Magisches Sanitätskorps',
      text: 'Am Ende jeder Angriffswelle, kurz vor dem Überprüfen der Verluste, heilst du 2 Schaden bei jedem deiner Helden in der Reihe dieser Welle, in der Welle der Flanke auch bei diesem Anführer.',
    },
  },
  mystic: {
    hero: 'Mystikerin',
    front: 'Abfangen. Zauberspruch: Heile allen Schaden bei diesem Helden.',
    flank:
      'Der Frontkämpfer hat +2 Angriffswert. Jeder Nah- oder Fernkampfangriff auf ihn richtet 1 Schaden weniger an.',
    rear: 'Zauberspruch: Ziehe eine Karte. Du darfst sie sofort als Befehl spielen, ohne eine Aktion aufzuwenden; sonst behältst du sie.',
    order: 'Spiele beliebig viele Befehle aus deiner Hand, einen nach dem anderen.',
    leader: {
      name: 'Tatsumi Nuoc',
      division: 'Magisches Landungskorps',
      text: 'Du darfst Befehle spielen, ohne dafür eine Aktion aufzuwenden. Der Waffenstillstand gilt trotzdem.',
    },
  },
  overlord: {
    hero: 'Overlord',
    front: 'Abfangen.',
    flank: 'Zauberspruch: Dein Anführer macht einen Nahkampfangriff, auch wenn er nicht nahkampffähig ist.',
    rear: 'Zauberspruch: Ein Held deiner Truppe macht einen Nahkampfangriff, auch wenn er nicht nahkampffähig ist.',
    order:
      'Wähle eine Reihe deiner Truppe. Rekrutiere beliebig viele Helden aus deiner Hand auf ihre freien Positionen.',
    leader: {
      name: 'Cairngort Rexan',
      division: 'Garde des Overlords',
      text: 'Wird ein gegnerischer Held getötet, darfst du ihn lebend auf eine freie Position deiner Truppe legen. Er hat dann 1 Lebenspunkt und kommt, sobald er getötet wird, auf den Ablagestapel seines Besitzers.',
    },
  },
  planestalker: {
    hero: 'Weltenwanderer',
    front: 'Abfangen. Fernkampf.',
    flank: 'Frontkämpfer und Unterstützung haben Fernkampf.',
    rear: 'Fernkampf.',
    order: 'Jeder Held in der Flanke beider Truppen erleidet 5 Schaden.',
    leader: {
      name: 'Zaamassal Kett',
      division: 'Weltenwanderer',
      text: 'Fernkampf. Auch deine Helden haben Fernkampf.',
    },
  },
  templar: {
    hero: 'Templer',
    front: '+1 Angriffswert für jeden Schaden auf diesem Helden.',
    flank: 'Nah- und Fernkampfangriffe fügen der Unterstützung keinen Schaden zu.',
    rear: 'Zauberspruch: Dieser Held wechselt den Platz mit einem anderen nahkampffähigen Helden deiner Truppe und macht dann einen Nahkampfangriff.',
    order:
      'Jeder gegnerische Held, der in dieser Angriffswelle einen Nahkampfangriff gegen deine Truppe gemacht hat oder noch macht, wird getötet.',
    leader: {
      name: 'Eligor Larington',
      division: 'Trommeln der Vergeltung',
      text: 'Jeder deiner Helden, der in dieser Angriffswelle Schaden erlitten hat, hat +5 Angriffswert.',
    },
  },
  trapper: {
    hero: 'Trapper',
    front: 'Abfangen. Fernkampfangriffe fügen diesem Helden keinen Schaden zu.',
    flank: 'Der Frontkämpfer hat Abfangen, die Unterstützung hat Fernkampf.',
    rear: 'Zauberspruch: Dein Gegner wirft eine zufällige Karte aus seiner Hand ab.',
    order: 'Dein Gegner wirft 3 zufällige Karten aus seiner Hand ab.',
    leader: {
      name: 'Khadath Ahemusei',
      division: 'Interdimensionaler Stoßtrupp',
      text: 'Fernkampf. Deine Helden haben Abfangen.',
    },
  },
  witch: {
    hero: 'Hexe',
    front: '+1 Angriffswert für jede Leiche in beiden Truppen.',
    flank: '+4 Angriffswert, solange direkt vor diesem Helden eine Leiche liegt.',
    rear: 'Zauberspruch: Wähle eine Reihe einer Truppe, deiner oder der gegnerischen. Alle Leichen darin kommen auf die Ablagestapel ihrer Besitzer.',
    order: 'Wähle eine Reihe. Alle Leichen in dieser Reihe beider Truppen kehren auf die Hand ihrer Besitzer zurück.',
    leader: {
      name: 'Hepzibah Culotre',
      division: 'Reanimatorenkorps',
      text: 'Deine Leichen dürfen in der Angriffswelle ihrer Reihe je einmal die Aktion Angriff ausführen: ein Nahkampfangriff mit Angriffswert 3, wenn keine lebende Karte vor ihnen liegt. Sonst bleiben sie in allem Leichen.',
    },
  },
  designer: {
    hero: 'Spieleautor',
    front: '+1 Angriffswert für jede Karte im Ablagestapel deines Gegners.',
    flank: 'Ein getöteter Held, gleich aus welcher Truppe, wird sofort abgeworfen, statt zur Leiche zu werden.',
    rear: 'Zauberspruch: Dein Gegner wirft die obersten 3 Karten seines Fraktionsstapels ab.',
    order:
      'Nenne eine Karte außer dem gegnerischen Anführer. Dein Gegner wirft sie aus Truppe (auch als Leiche), Hand oder Fraktionsstapel ab und mischt danach den Stapel.',
    leader: {
      name: 'D. Brad Talton Jr.',
      division: 'Krachbumm-Trupp',
      text: 'Nenne am Ende jeder Runde eine Karte außer dem gegnerischen Anführer. Beide Spieler werfen sie aus Truppe (auch als Leiche, nie als Anführer), Hand oder Fraktionsstapel ab und mischen danach ihren Stapel.',
    },
  },
  reporter: {
    hero: 'Reporter',
    front:
      'Zauberspruch: Wähle einen Helden aus einer der beiden Truppen, direkt neben, vor oder hinter dem eine Leiche seiner Truppe liegt. Er wird sofort getötet.',
    flank: 'Immer wenn einer deiner Helden getötet wird, ziehst du eine Karte.',
    rear: 'Zauberspruch: Wirfst du eine Karte aus deiner Hand ab, ziehst du 2 Karten.',
    order: 'Liegen in der gegnerischen Truppe 8 Leichen, hast du sofort gewonnen.',
    leader: {
      name: 'Marion',
      division: 'Rückwirkende Aufklärung',
      text: 'Einmal je Angriffswelle darfst du für eine Aktion eine Karte aus deiner Hand zeigen: Ein gegnerischer Held dieses Namens wird sofort getötet. Die Karte bleibt auf deiner Hand.',
    },
  },
  artist: {
    hero: 'Künstlerin',
    front: 'Abfangen. +1 Angriffswert für jeden anderen Helden in deiner Front.',
    flank:
      'Zauberspruch: Dieser Held wechselt den Platz mit einem anderen Helden oder einer Leiche deiner Truppe. Dann ziehst du eine Karte.',
    rear: 'Fernkampf. Der Frontkämpfer hat +2 Angriffswert.',
    order: 'Nimm eine Karte deiner Wahl aus deinem Ablagestapel auf die Hand.',
    leader: {
      name: 'Palettina Farbfleck',
      division: 'Palettenkommando',
      text: 'Am Ende jeder Runde darfst du eine deiner Leichen zurück auf die Hand nehmen.',
    },
  },
  playtester: {
    hero: 'Spieletester',
    front: '+2 Angriffswert gegen Helden ohne Schaden.',
    flank: 'Jeder Nah- oder Fernkampfangriff auf deinen Anführer oder den Frontkämpfer richtet 1 Schaden weniger an.',
    rear: 'Zauberspruch: Sieh die obersten 3 Karten vom Fraktionsstapel deines Gegners an. Du darfst eine davon abwerfen lassen; die übrigen legst du beliebig geordnet wieder obenauf.',
    order: 'Wähle einen Helden aus einer der beiden Truppen: Heile allen Schaden bei ihm oder füge ihm 4 Schaden zu.',
    leader: {
      name: 'Bugsy Debug',
      division: 'Qualitätssicherungstrupp',
      text: 'Einmal je Runde, wenn einer deiner Helden beim Überprüfen der Verluste getötet würde, darfst du ihn mit 1 Lebenspunkt überleben lassen.',
    },
  },
} as const;
