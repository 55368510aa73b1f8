type Named = readonly [english: string, hindi: string];

/** Names and headings of the menus that are drawn, as paper menus have them. */
export const SECTIONS: readonly (readonly [heading: Named, dishes: readonly Named[]])[] = [
  [
    ['Starters', 'स्टार्टर'],
    [
      ['Paneer Tikka', 'पनीर टिक्का'],
      ['Hara Bhara Kabab', 'हरा भरा कबाब'],
      ['Veg Manchurian', 'वेज मंचूरियन'],
      ['Chilli Paneer', 'चिली पनीर'],
      ['Chicken 65', 'चिकन 65'],
      ['Tandoori Chicken', 'तंदूरी चिकन'],
      ['Fish Fingers', 'मछली फ्राई'],
      ['Vegetable Samosa (2 pcs)', 'समोसा'],
      ['Onion Pakora', 'प्याज पकोड़ा'],
      ['Crispy Corn', 'भुट्टा मसाला'],
    ],
  ],
  [
    ['Main Course', 'मुख्य व्यंजन'],
    [
      ['Dal Makhani', 'दाल मखनी'],
      ['Dal Tadka', 'दाल तड़का'],
      ['Palak Paneer', 'पालक पनीर'],
      ['Shahi Paneer', 'शाही पनीर'],
      ['Kadai Mushroom', 'कड़ाही मशरूम'],
      ['Butter Chicken', 'बटर चिकन'],
      ['Mutton Rogan Josh', 'मटन रोगन जोश'],
      ['Malai Kofta', 'मलाई कोफ्ता'],
      ['Chana Masala', 'चना मसाला'],
      ['Aloo Gobi', 'आलू गोभी'],
      ['Bhindi Fry', 'भिंडी फ्राई'],
      ['Egg Curry', 'अंडा करी'],
    ],
  ],
  [
    ['Rice & Biryani', 'चावल और बिरयानी'],
    [
      ['Veg Biryani', 'वेज बिरयानी'],
      ['Hyderabadi Chicken Biryani', 'चिकन बिरयानी'],
      ['Jeera Rice', 'जीरा राइस'],
      ['Steamed Rice', 'सादा चावल'],
      ['Curd Rice', 'दही चावल'],
      ['Veg Pulao', 'वेज पुलाव'],
      ['Schezwan Fried Rice', 'फ्राइड राइस'],
    ],
  ],
  [
    ['Breads', 'रोटी'],
    [
      ['Tandoori Roti', 'तंदूरी रोटी'],
      ['Butter Naan', 'बटर नान'],
      ['Garlic Naan', 'लहसुन नान'],
      ['Lachha Paratha', 'लच्छा पराठा'],
      ['Missi Roti', 'मिस्सी रोटी'],
      ['Aloo Paratha', 'आलू पराठा'],
    ],
  ],
  [
    ['South Indian', 'दक्षिण भारतीय'],
    [
      ['Masala Dosa', 'मसाला डोसा'],
      ['Idli Sambar', 'इडली सांभर'],
      ['Medu Vada', 'मेदु वड़ा'],
      ['Rava Onion Dosa', 'रवा डोसा'],
      ['Uttapam', 'उत्तपम'],
    ],
  ],
  [
    ['Sweets', 'मिठाई'],
    [
      ['Gulab Jamun', 'गुलाब जामुन'],
      ['Rasmalai', 'रसमलाई'],
      ['Kulfi Falooda', 'कुल्फी फालूदा'],
      ['Gajar Halwa', 'गाजर हलवा'],
      ['Jalebi', 'जलेबी'],
    ],
  ],
  [
    ['Drinks', 'पेय'],
    [
      ['Masala Chai', 'मसाला चाय'],
      ['Filter Coffee', 'फिल्टर कॉफी'],
      ['Sweet Lassi', 'मीठी लस्सी'],
      ['Fresh Lime Soda', 'नींबू सोडा'],
      ['Mango Shake', 'मैंगो शेक'],
      ['Jaljeera', 'जलजीरा'],
      ['Cold Coffee', 'कोल्ड कॉफी'],
    ],
  ],
];
