/** Facts: results of European championships (openfootball/euro and euro.json, CC0), a zone each, and what followed. */
export const euros = [
  {
    year: 2016,
    zones: {
      A: 'France 2-1 Romania; Albania 0-1 Switzerland; Romania 1-1 Switzerland; France 2-0 Albania; Romania 0-1 Albania; Switzerland 0-0 France',
      B: 'Wales 2-1 Slovakia; England 1-1 Russia; Russia 1-2 Slovakia; England 2-1 Wales; Russia 0-3 Wales; Slovakia 0-0 England',
      C: 'Poland 1-0 Northern Ireland; Germany 2-0 Ukraine; Ukraine 0-2 Northern Ireland; Germany 0-0 Poland; Northern Ireland 0-1 Germany; Ukraine 0-1 Poland',
      D: 'Turkey 0-1 Croatia; Spain 1-0 Czech Republic; Czech Republic 2-2 Croatia; Spain 3-0 Turkey; Croatia 2-1 Spain; Czech Republic 0-2 Turkey',
      E: 'Belgium 0-2 Italy; Ireland 1-1 Sweden; Italy 1-0 Sweden; Belgium 3-0 Ireland; Italy 0-1 Ireland; Sweden 0-1 Belgium',
      F: 'Austria 0-2 Hungary; Portugal 1-1 Iceland; Iceland 1-1 Hungary; Portugal 0-0 Austria; Hungary 3-3 Portugal; Iceland 2-1 Austria',
    },
    cards: [],
    /** Zones whose winners met a third, in the order of the bracket. */
    against: ['A', 'B', 'C', 'D'],
    thirds: ['Slovakia', 'Ireland', 'Portugal', 'Northern Ireland'],
    ties: ['France-Slovakia', 'Wales-Ireland', 'Germany-Portugal', 'Croatia-Northern Ireland'],
  },
  {
    year: 2024,
    zones: {
      A: 'Germany 5-1 Scotland; Hungary 1-3 Switzerland; Germany 2-0 Hungary; Scotland 1-1 Switzerland; Switzerland 1-1 Germany; Scotland 0-1 Hungary',
      B: 'Spain 3-0 Croatia; Italy 2-1 Albania; Croatia 2-2 Albania; Spain 1-0 Italy; Albania 0-1 Spain; Croatia 1-1 Italy',
      C: 'Slovenia 1-1 Denmark; Serbia 0-1 England; Slovenia 1-1 Serbia; Denmark 1-1 England; England 0-0 Slovenia; Denmark 0-0 Serbia',
      D: 'Poland 1-2 Netherlands; Austria 0-1 France; Poland 1-3 Austria; Netherlands 0-0 France; Netherlands 2-3 Austria; France 1-1 Poland',
      E: 'Romania 3-0 Ukraine; Belgium 0-1 Slovakia; Slovakia 1-2 Ukraine; Belgium 2-0 Romania; Slovakia 1-1 Romania; Ukraine 0-0 Belgium',
      F: 'Turkey 3-1 Georgia; Portugal 2-1 Czech Republic; Georgia 1-1 Czech Republic; Turkey 0-3 Portugal; Georgia 2-0 Portugal; Czech Republic 1-2 Turkey',
    },
    /** Fewer cards put Denmark before Slovenia in zone C, and the Netherlands before Georgia among the thirds. */
    cards: ['Slovenia', 'Georgia'],
    against: ['B', 'C', 'E', 'F'],
    thirds: ['Netherlands', 'Georgia', 'Slovakia', 'Slovenia'],
    ties: ['Spain-Netherlands', 'England-Georgia', 'Romania-Slovenia', 'Portugal-Slovakia'],
  },
] as const
